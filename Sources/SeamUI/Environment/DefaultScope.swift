#if canImport(SwiftUI)
  internal import Foundation
  internal import Seam

  /// The scope of a view that has none above it: `main` of a root scope, and never `main` in a preview.
  ///
  /// The only part of the library that looks at the process.
  @MainActor
  enum DefaultScope {
    /// Xcode sets this variable in the process that draws previews.
    static let isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
    private static var previews: [ObjectIdentifier: any Scope] = [:]

    static func of<S: Scope>(_ type: S.Type) -> S? {
      (type as? any RootScope.Type).flatMap { root($0) as? S }
    }

    private static func root<S: RootScope>(_ type: S.Type) -> any Scope {
      guard isPreview else { return S.main }
      let known = previews[ObjectIdentifier(type)] ?? S.preview()
      previews[ObjectIdentifier(type)] = known
      return known
    }
  }
#endif
