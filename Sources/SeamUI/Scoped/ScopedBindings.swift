#if canImport(SwiftUI)
  public import Observation
  public import SwiftUI

  /// Bindings to the properties of an observable object: what `$model` of a `Scoped` value gives.
  @MainActor @dynamicMemberLookup
  public struct ScopedBindings<Value> {
    let value: Value
  }

  extension ScopedBindings where Value: AnyObject & Observable {
    public subscript<Subject>(
      dynamicMember property: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
      Bindable(value)[dynamicMember: property]
    }
  }
#endif
