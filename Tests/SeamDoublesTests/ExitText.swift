import Testing

/// What a process of an exit test wrote to its standard error.
func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
