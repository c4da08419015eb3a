/// What lies outside of an app, as code names it.
package struct OutsideWorld: Sendable, Equatable {
  /// Names the resource in messages: 'the network'.
  package var name: String
  /// What the code says: 'URLSession.shared'.
  package var spelling: String
  /// Something that a view has no business with either.
  package var isStrong: Bool

  /// The resource that a use reaches; nil for one that is none, or is harmless.
  static func resource(
    _ use: Use, in member: Member, at place: Project.MemberPlace, _ project: Project
  ) -> OutsideWorld? {
    guard use.base < 0, use.mayNameType, let known = known[use.root] else { return nil }
    let root = String(use.root)
    guard !member.locals.contains(root), !use.traits.contains(.inDebugBlock),
      let entry = known.first(where: { $0.matches(use, in: member) }),
      !isHarmless(entry, use, in: member), project.resolve(root, from: place.place) == nil
    else { return nil }
    return OutsideWorld(
      name: entry.name, spelling: entry.spelling, isStrong: entry.isStrong)
  }

  /// A path that is reached, or a type or function that is called.
  private struct Entry {
    var path: String
    var name: String
    var isCall = false
    /// The label that the first argument begins with; an empty one for a call without arguments.
    var label: String?
    var isStrong = true

    var spelling: String {
      guard isCall else { return path }
      return label.map { $0.isEmpty ? path + "()" : "\(path)(\($0):)" } ?? path + "()"
    }

    func matches(_ use: Use, in member: Member) -> Bool {
      guard isCall else { return use.path == path || use.path.hasPrefix(path + ".") }
      guard use.isCalled, use.path == path || use.path == path + ".init" else { return false }
      guard let label else { return true }
      let index = member.uses.firstIndex {
        $0.line == use.line && $0.column == use.column && $0.path == use.path
      }
      let arguments = member.uses.filter { Int($0.call) == index }
      if label.isEmpty { return arguments.isEmpty && !use.traits.contains(.hasArguments) }
      return arguments.contains { $0.label.hasPrefix(label) }
    }
  }

  /// Uses that nobody has to replace in a test.
  private static func isHarmless(_ entry: Entry, _ use: Use, in member: Member) -> Bool {
    switch entry.path {
    case "UUID":
      use.label.lowercased().hasSuffix("id") || use.label.lowercased().hasSuffix("uuid")
        || use.traits.contains(.result) && member.kind == .property
        || member.name.lowercased().hasSuffix("id")
    case "Date", "Date.now":
      use.traits.contains(.result) && member.isStored || use.traits.contains(.fallback)
    case "NotificationCenter.default": use.path.hasSuffix(".removeObserver")
    default: false
    }
  }

  private static let known: [Substring: [Entry]] = Dictionary(
    grouping: reached + made + called, by: { $0.path.prefix { $0 != "." } })

  private static let reached: [Entry] = [
    ("AVAudioSession.sharedInstance", "the audio session"),
    ("CKContainer.default", "iCloud"),
    ("DistributedNotificationCenter.default", "the notifications of the system"),
    ("FileManager.default", "the file system"),
    ("HTTPCookieStorage.shared", "the cookies"),
    ("MPNowPlayingInfoCenter.default", "the media player"),
    ("MPRemoteCommandCenter.shared", "the media player"),
    ("NSApp", "the application object"),
    ("NSApplication.shared", "the application object"),
    ("NSPasteboard.general", "the pasteboard"),
    ("NSUbiquitousKeyValueStore.default", "iCloud"),
    ("NSWorkspace.shared", "the workspace"),
    ("NotificationCenter.default", "the process's notifications"),
    ("PHPhotoLibrary.shared", "the photo library"),
    ("SKPaymentQueue.default", "the App Store"),
    ("UIApplication.shared", "the application object"),
    ("UIPasteboard.general", "the pasteboard"),
    ("UNUserNotificationCenter.current", "the user's notifications"),
    ("URLCache.shared", "the network's cache"),
    ("URLSession.shared", "the network"),
    ("UserDefaults.standard", "the user defaults"),
    ("WCSession.default", "the watch"),
  ].map { Entry(path: $0, name: $1, isStrong: !["the application object", "the workspace"].contains($1)) }

  private static let made: [Entry] =
    [
      ("CLLocationManager", "the location"),
      ("CMMotionManager", "the motion sensors"),
      ("CNContactStore", "the contacts"),
      ("EKEventStore", "the calendar"),
      ("HKHealthStore", "the health data"),
      ("LAContext", "the biometric sensors"),
      ("NWPathMonitor", "the network"),
      ("FileManager", "the file system"),
      ("UserDefaults", "the user defaults"),
      ("URLSession", "the network"),
    ].map { Entry(path: $0, name: $1, isCall: true) } + [
      Entry(path: "Data", name: "the file system", isCall: true, label: "contentsOf"),
      Entry(path: "String", name: "the file system", isCall: true, label: "contentsOf"),
    ]

  private static let called: [Entry] =
    ["SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate"].map {
      Entry(path: $0, name: "the keychain", isCall: true)
    } + [
      Entry(path: "Date", name: "the clock", isCall: true, label: "", isStrong: false),
      Entry(path: "Date.now", name: "the clock", isStrong: false),
      Entry(path: "Task.sleep", name: "the clock", isStrong: false),
      Entry(path: "CFAbsoluteTimeGetCurrent", name: "the clock", isCall: true, isStrong: false),
      Entry(path: "DispatchQueue.main.asyncAfter", name: "the clock", isStrong: false),
      Entry(path: "Timer.scheduledTimer", name: "the clock", isStrong: false),
      Entry(path: "UUID", name: "random numbers", isCall: true, label: "", isStrong: false),
      Entry(path: "Int.random", name: "random numbers", isStrong: false),
      Entry(path: "Double.random", name: "random numbers", isStrong: false),
      Entry(path: "Bool.random", name: "random numbers", isStrong: false),
    ]
}
