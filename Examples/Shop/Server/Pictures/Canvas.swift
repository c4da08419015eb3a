import Foundation

/// A square to draw on, with smooth edges; places are from 0 to 100 in both directions.
struct Canvas {
  static let size = 256
  private var pixels: [Color]

  init(_ background: Color) {
    pixels = Array(repeating: background, count: Self.size * Self.size)
  }

  mutating func fill(_ shape: Shape, _ color: Color) {
    let scale = 100 / Double(Self.size)
    let places = 0..<Self.size
    let columns = places.clamped(to: Int(shape.left / scale) - 1..<Int(shape.right / scale) + 2)
    for row in places.clamped(to: Int(shape.top / scale) - 1..<Int(shape.bottom / scale) + 2) {
      for column in columns {
        let distance = shape.distance(Point((Double(column) + 0.5) * scale, (Double(row) + 0.5) * scale))
        let cover = min(max(0.5 - distance / scale, 0), 1)
        guard cover > 0 else { continue }
        pixels[row * Self.size + column].mix(with: color, cover)
      }
    }
  }

  var png: [UInt8] { PNG.encoded(pixels.flatMap { [$0.red, $0.green, $0.blue] }, width: Self.size) }
}

struct Color: ExpressibleByIntegerLiteral {
  var red, green, blue: UInt8

  init(integerLiteral value: UInt32) {
    red = UInt8(value >> 16 & 0xFF)
    green = UInt8(value >> 8 & 0xFF)
    blue = UInt8(value & 0xFF)
  }

  mutating func mix(with other: Color, _ share: Double) {
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    red = mixed(red, other.red)
    green = mixed(green, other.green)
    blue = mixed(blue, other.blue)
  }
}

struct Point {
  var x, y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  static func * (a: Point, b: Point) -> Double { a.x * b.x + a.y * b.y }
  var length: Double { (self * self).squareRoot() }
}

/// An area, as the distance to its edge, which is negative inside, and a box that it does not leave.
struct Shape {
  var left, top, right, bottom: Double
  var distance: (Point) -> Double

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    Shape(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius) {
      ($0 - Point(x, y)).length - radius
    }
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double = 2) -> Shape {
    let center = Point(x + width / 2, y + height / 2)
    return Shape(left: x, top: y, right: x + width, bottom: y + height) {
      let dx = abs($0.x - center.x) - width / 2 + round
      let dy = abs($0.y - center.y) - height / 2 + round
      return Point(max(dx, 0), max(dy, 0)).length + min(max(dx, dy), 0) - round
    }
  }

  /// A stroke through places, with round ends.
  static func line(_ places: [(Double, Double)], _ width: Double) -> Shape {
    let points = places.map { Point($0.0, $0.1) }
    return around(points, by: width / 2) { place in
      zip(points, points.dropFirst()).map { gap(from: place, to: $0, $1) }.min()! - width / 2
    }
  }

  /// The area within corners, which are made a little round.
  static func polygon(_ corners: [(Double, Double)], round: Double = 2) -> Shape {
    let points = corners.map { Point($0.0, $0.1) }
    let edges = Array(zip(points, points.dropFirst() + points.prefix(1)))
    return around(points, by: round) { place in
      let gap = edges.map { Self.gap(from: place, to: $0, $1) }.min()!
      let crossings = edges.count { a, b in
        (a.y > place.y) != (b.y > place.y) && place.x < (b.x - a.x) * (place.y - a.y) / (b.y - a.y) + a.x
      }
      return (crossings.isMultiple(of: 2) ? gap : -gap) - round
    }
  }

  /// What of this is within `other` too.
  func and(_ other: Shape) -> Shape {
    var shape = self
    shape.distance = { [distance] in max(distance($0), other.distance($0)) }
    return shape
  }

  func without(_ other: Shape) -> Shape {
    var shape = self
    shape.distance = { [distance] in max(distance($0), -other.distance($0)) }
    return shape
  }

  private static func around(_ points: [Point], by margin: Double, _ distance: @escaping (Point) -> Double)
    -> Shape
  {
    Shape(
      left: points.map(\.x).min()! - margin, top: points.map(\.y).min()! - margin,
      right: points.map(\.x).max()! + margin, bottom: points.map(\.y).max()! + margin, distance: distance)
  }

  private static func gap(from place: Point, to a: Point, _ b: Point) -> Double {
    let along = b - a
    let share = min(max(((place - a) * along) / max(along * along, 1e-9), 0), 1)
    return (place - Point(a.x + along.x * share, a.y + along.y * share)).length
  }
}
