import Foundation

/// JSON as the server speaks it: dates in ISO 8601, with or without fractions of a second.
enum JSON {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
      for style in styles {
        if let date = try? style.parse(text) { return date }
      }
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is not a date in ISO 8601"))
    }
    return decoder
  }

  /// Where decoding stopped, and why, in a few words.
  static func explanation(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?: "\(path(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context)?: "\(path(context.codingPath)) is missing"
    case .typeMismatch(_, let context)?: "\(path(context.codingPath)) is of the wrong type"
    case .dataCorrupted(let context)? where context.codingPath.isEmpty: "it is not JSON"
    case .dataCorrupted(let context)?: "\(path(context.codingPath)): \(context.debugDescription)"
    default: error.localizedDescription
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let names = keys.map { key in key.intValue.map { "entry \($0 + 1)" } ?? "'\(key.stringValue)'" }
    return names.isEmpty ? "it" : names.joined(separator: ", ")
  }
}
