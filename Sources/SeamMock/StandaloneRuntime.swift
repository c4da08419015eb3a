/// What doubles stand on, as one file.
package enum StandaloneRuntime {
  package static let text = ""
}
