/// The pictures of the goods, drawn when the server is first asked for one.
enum Drawings {
  /// A PNG, or nil for what nobody has drawn.
  static func png(_ name: String) -> [UInt8]? { all[name].map { draw in draw().png } }

  private static let all: [String: @Sendable () -> Canvas] = [
    "lamp": {
      var canvas = Canvas(0xF7E8CF)
      canvas.fill(.polygon([(40, 47), (76, 47), (96, 86), (20, 86)], round: 0), 0xFDF4DC)
      canvas.fill(.box(33, 79, 34, 6, round: 3), 0x8A6427)
      canvas.fill(.line([(48, 79), (38, 55), (56, 32)], 3.5), 0xA97B33)
      canvas.fill(.circle(38, 55, 3.5), 0x8A6427)
      canvas.fill(.circle(61, 45, 7), 0xFFD977)
      canvas.fill(.polygon([(52, 24), (66, 27), (76, 46), (44, 42)], round: 3), 0xC6913D)
      return canvas
    },
    "tote": {
      var canvas = Canvas(0xDCE9E2)
      canvas.fill(.circle(50, 44, 19).without(.circle(50, 44, 15.5)), 0xB79B72)
      canvas.fill(.polygon([(27, 44), (73, 44), (78, 84), (22, 84)], round: 3), 0xEFE2C8)
      canvas.fill(.box(26, 44, 48, 4, round: 1), 0xDCCBA8)
      canvas.fill(.circle(50, 66, 9), 0x5E8C76)
      canvas.fill(.line([(50, 57), (54, 51)], 2.5), 0x3F6B57)
      return canvas
    },
    "pan": {
      var canvas = Canvas(0xF3DDD3)
      canvas.fill(.line([(60, 42), (84, 18)], 8), 0x3A3F45)
      canvas.fill(.circle(84, 18, 1.8), 0xF3DDD3)
      canvas.fill(.circle(43, 58, 29), 0x2D3136)
      canvas.fill(.circle(43, 58, 24), 0x454B52)
      canvas.fill(.circle(41, 60, 13), 0xFCFBF7)
      canvas.fill(.circle(43, 58, 6), 0xF6B93B)
      return canvas
    },
    "torch": {
      var canvas = Canvas(0xDDE3F3)
      canvas.fill(.polygon([(30, 17), (42, 34), (30, 44), (18, 34)], round: 4), 0xF2803A)
      canvas.fill(.polygon([(30, 27), (36, 36), (30, 42), (24, 36)], round: 3), 0xFFD25E)
      canvas.fill(.polygon([(25, 46), (35, 46), (45, 54), (40, 60), (25, 54)], round: 2), 0x8D97A6)
      canvas.fill(.box(41, 46, 28, 12, round: 3), 0x5B6676)
      canvas.fill(.box(46, 52, 20, 34, round: 4), 0xC8493F)
      canvas.fill(.box(46, 62, 20, 10, round: 0), 0xE8E3DC)
      canvas.fill(.line([(44, 61), (39, 66)], 3), 0x39414D)
      return canvas
    },
    "notebook": {
      var canvas = Canvas(0xE6E0F2)
      canvas.fill(.box(29, 20, 46, 62, round: 3), 0x4F4178)
      canvas.fill(.box(26, 18, 46, 62, round: 3), 0x6C5BA3)
      canvas.fill(.box(26, 18, 8, 62, round: 2), 0x5A4A8C)
      for row in 0..<4 {
        for column in 0..<4 {
          canvas.fill(.circle(42 + Double(column) * 8, 32 + Double(row) * 8, 1.3), 0xBFB3E3)
        }
      }
      canvas.fill(.polygon([(56, 78), (62, 78), (62, 92), (59, 89), (56, 92)], round: 0), 0xE0645C)
      return canvas
    },
    "mug": {
      var canvas = Canvas(0xD5E6EF)
      canvas.fill(.circle(67, 53, 14).without(.circle(67, 53, 9)), 0xF4F6F7)
      canvas.fill(.box(28, 32, 40, 48, round: 6), 0xFFFFFF)
      canvas.fill(.box(26, 29, 44, 6, round: 3), 0x2F6DA8)
      canvas.fill(.box(33, 42, 3, 28, round: 1.5), 0xE6EDF1)
      canvas.fill(.line([(40, 23), (43, 18), (40, 12)], 2.2), 0xFFFFFF)
      canvas.fill(.line([(54, 23), (57, 18), (54, 12)], 2.2), 0xFFFFFF)
      return canvas
    },
    "slippers": {
      var canvas = Canvas(0xEFE4DA)
      for x in [32.0, 68.0] {
        canvas.fill(.circle(x, 36, 14.5), 0x7E858D)
        canvas.fill(.box(x - 13, 34, 26, 48, round: 12), 0x9A7148)
        canvas.fill(.box(x - 10, 44, 20, 35, round: 9), 0xD9C4A8)
        canvas.fill(.polygon([(x - 12, 36), (x + 12, 36), (x + 10, 50), (x - 10, 50)], round: 2), 0x7E858D)
        canvas.fill(.line([(x - 10, 51), (x + 10, 51)], 2.5), 0x646B73)
      }
      return canvas
    },
    "umbrella": {
      var canvas = Canvas(0xD9E8F5)
      canvas.fill(.line([(50, 22), (50, 78), (46, 83), (41, 83), (38, 78)], 3.5), 0x6B4A2F)
      canvas.fill(.circle(50, 50, 33).and(.box(0, 0, 100, 50, round: 0)), 0xD6524A)
      canvas.fill(.polygon([(50, 17), (61, 49), (39, 49)], round: 0), 0xE8716A)
      for x in [28.0, 50, 72] {
        canvas.fill(.circle(x, 53.5, 11.5).and(.box(0, 50, 100, 4, round: 0)), 0xD9E8F5)
      }
      canvas.fill(.line([(50, 13), (50, 18)], 3), 0x6B4A2F)
      return canvas
    },
    "shears": {
      var canvas = Canvas(0xE0ECD8)
      canvas.fill(.polygon([(46, 52), (55, 52), (70, 14), (62, 18)], round: 1), 0xAEB8BF)
      canvas.fill(.polygon([(54, 52), (45, 52), (32, 16), (38, 16)], round: 1), 0xC9D1D6)
      canvas.fill(.line([(48, 55), (34, 70), (34, 86)], 7), 0xB5402F)
      canvas.fill(.line([(52, 55), (66, 70), (66, 86)], 7), 0xCC4B38)
      canvas.fill(.circle(50, 53, 5), 0x5A646B)
      canvas.fill(.circle(50, 53, 2), 0xD8DEE2)
      return canvas
    },
    "soap": {
      var canvas = Canvas(0xD8EBE4)
      canvas.fill(.box(18, 50, 64, 30, round: 10), 0xD8BC8A)
      canvas.fill(.box(18, 46, 64, 30, round: 10), 0xF0DDB8)
      canvas.fill(.box(36, 53, 28, 16, round: 4), 0xE2CA9B)
      for (x, y, radius) in [(30.0, 32.0, 8.0), (46, 24, 5), (60, 34, 6.5), (72, 23, 4)] {
        canvas.fill(.circle(x, y, radius), 0xFFFFFF)
        canvas.fill(.circle(x - radius / 3, y - radius / 3, radius / 4), 0xBFE3D8)
      }
      return canvas
    },
    "scale": {
      var canvas = Canvas(0xF2E6EA)
      canvas.fill(.polygon([(30, 42), (70, 42), (80, 82), (20, 82)], round: 4), 0x5C7F92)
      canvas.fill(.box(18, 28, 64, 8, round: 4), 0xE9EEF1)
      canvas.fill(.box(46, 34, 8, 8, round: 1), 0x8FA3AF)
      canvas.fill(.circle(50, 62, 15), 0xFDFDFB)
      canvas.fill(.line([(50, 62), (58, 54)], 2.5), 0xD6524A)
      canvas.fill(.circle(50, 62, 2.5), 0x3B4A54)
      return canvas
    },
    "towels": {
      var canvas = Canvas(0xF4E9DC)
      for (y, color) in [(58.0, 0xE9DCC6 as Color), (42, 0xFBF7EF), (26, 0xDCE6E8)] {
        canvas.fill(.box(20, y, 60, 17, round: 5), color)
        canvas.fill(.box(62, y, 4, 17, round: 0), 0x4E7D96)
        canvas.fill(.box(69, y, 2, 17, round: 0), 0x4E7D96)
      }
      return canvas
    },
    "moka": {
      var canvas = Canvas(0xEBE3DB)
      canvas.fill(.line([(63, 30), (78, 30), (78, 50)], 5), 0x2F2A28)
      canvas.fill(.polygon([(34, 26), (64, 26), (58, 51), (40, 51)], round: 2), 0xC5CCD1)
      canvas.fill(.polygon([(34, 26), (27, 32), (36, 38)], round: 1), 0xAAB3B9)
      canvas.fill(.polygon([(40, 56), (58, 56), (66, 82), (32, 82)], round: 2), 0xAAB3B9)
      canvas.fill(.polygon([(49, 56), (58, 56), (66, 82), (49, 82)], round: 2), 0xC5CCD1)
      canvas.fill(.box(38, 50, 22, 7, round: 2), 0x87929A)
      canvas.fill(.box(33, 21, 32, 5, round: 2), 0x87929A)
      canvas.fill(.circle(49, 18, 4), 0x2F2A28)
      return canvas
    },
    "board": {
      var canvas = Canvas(0xDDE9DE)
      canvas.fill(.box(17, 30, 62, 44, round: 6), 0xC08A4E)
      canvas.fill(.box(75, 45, 16, 14, round: 6), 0xC08A4E)
      canvas.fill(.circle(85, 52, 2.6), 0xDDE9DE)
      canvas.fill(.box(22, 35, 52, 34, round: 4).without(.box(24, 37, 48, 30, round: 3)), 0x9A6A36)
      for y in [44.0, 52, 60] { canvas.fill(.line([(28, y), (68, y)], 1.2), 0xAD7A42) }
      return canvas
    },
    "knife": {
      var canvas = Canvas(0xE9E4D4)
      canvas.fill(.polygon([(45, 47), (84, 22), (88, 26), (53, 57)], round: 1), 0xC4CCD1)
      canvas.fill(.polygon([(45, 47), (84, 22), (85, 24), (48, 50)], round: 0), 0xE5EAED)
      canvas.fill(.line([(20, 74), (48, 53)], 14), 0x8B5E34)
      canvas.fill(.line([(20, 72), (46, 52)], 3), 0xA97747)
      canvas.fill(.circle(28, 69, 2), 0xE3C78E)
      canvas.fill(.circle(42, 58, 2), 0xE3C78E)
      return canvas
    },
    "sewing": {
      var canvas = Canvas(0xF3DFE4)
      canvas.fill(.box(24, 30, 26, 6, round: 2), 0xB98A5A)
      canvas.fill(.box(24, 66, 26, 6, round: 2), 0xB98A5A)
      canvas.fill(.box(27, 36, 20, 30, round: 1), 0xC2456B)
      for y in [42.0, 48, 54, 60] { canvas.fill(.line([(27, y), (47, y - 3)], 1), 0xDB6C8D) }
      canvas.fill(.line([(47, 62), (60, 78), (74, 66), (76, 40)], 1.4), 0xC2456B)
      canvas.fill(.line([(76, 22), (76, 74)], 2.6), 0x8C979F)
      canvas.fill(.line([(76, 25), (76, 30)], 1), 0xF3DFE4)
      canvas.fill(.circle(59, 42, 8), 0x4E7D96)
      for (x, y) in [(57.0, 40.0), (61, 40), (57, 44), (61, 44)] { canvas.fill(.circle(x, y, 1.2), 0xF3DFE4) }
      return canvas
    },
    "teapot": {
      var canvas = Canvas(0xDDE6EA)
      canvas.fill(.line([(66, 46), (80, 44), (82, 58), (68, 68)], 4.5), 0x4A6670)
      canvas.fill(.polygon([(12, 42), (18, 40), (36, 56), (32, 68)], round: 2), 0x5F7F8A)
      canvas.fill(.circle(50, 58, 24), 0x5F7F8A)
      canvas.fill(.box(32, 78, 36, 5, round: 2), 0x4A6670)
      canvas.fill(.box(35, 31, 30, 6, round: 3), 0x4A6670)
      canvas.fill(.circle(50, 27, 4.5), 0x4A6670)
      canvas.fill(.line([(38, 50), (36, 58), (38, 66)], 3), 0x7FA0AB)
      return canvas
    },
    "clock": {
      var canvas = Canvas(0xE8E4F0)
      canvas.fill(.circle(50, 50, 34), 0x37414F)
      canvas.fill(.circle(50, 50, 29), 0xFBFAF6)
      for (x, y) in [(50.0, 26.0), (74, 50), (50, 74), (26, 50)] { canvas.fill(.circle(x, y, 1.8), 0x37414F) }
      canvas.fill(.line([(50, 50), (50, 32)], 3), 0x37414F)
      canvas.fill(.line([(50, 50), (64, 57)], 3), 0x37414F)
      canvas.fill(.circle(50, 50, 3), 0xD6524A)
      return canvas
    },
    "blanket": {
      var canvas = Canvas(0xE3E9D6)
      canvas.fill(.box(20, 58, 60, 22, round: 8), 0x8E4B3E)
      canvas.fill(.box(20, 40, 60, 22, round: 8), 0xA85C4C)
      canvas.fill(.box(20, 22, 60, 22, round: 8), 0xC07160)
      for y in [28.0, 46, 64] {
        canvas.fill(.line([(27, y), (73, y)], 1.6), 0xF0D9C4)
        canvas.fill(.line([(27, y + 5), (73, y + 5)], 1.6), 0xF0D9C4)
      }
      return canvas
    },
    "apron": {
      var canvas = Canvas(0xF1E7D2)
      canvas.fill(.line([(40, 30), (42, 16), (58, 16), (60, 30)], 3), 0x6B4A2F)
      canvas.fill(.line([(32, 50), (20, 58)], 3), 0x6B4A2F)
      canvas.fill(.line([(68, 50), (80, 58)], 3), 0x6B4A2F)
      canvas.fill(.polygon([(39, 30), (61, 30), (69, 50), (72, 84), (28, 84), (31, 50)], round: 3), 0x3F5A6B)
      canvas.fill(.box(38, 58, 24, 16, round: 2), 0x54748A)
      canvas.fill(.line([(38, 60), (62, 60)], 1.4), 0x3F5A6B)
      canvas.fill(.line([(45, 62), (45, 52)], 2), 0xE0A84C)
      return canvas
    },
  ]
}
