/// One request and its answer.
struct Connection {
  var client: Socket
  var backend: Backend
  var stopping: StopSignal

  func serve() {
    var bytes: [UInt8] = []
    while true {
      do {
        if let request = try RequestParser.parse(bytes) {
          if request.method == "GET", request.path == ["prices"] { return streamPrices(request) }
          let (response, delay) = backend.answer(request)
          wait(delay)
          return finish(response)
        }
      } catch {
        return finish(.error(error.status, error.message))
      }
      guard let more = client.receive() else {
        return finish(.error(408, "the request did not come in time"))
      }
      guard !more.isEmpty else {
        return bytes.isEmpty ? () : finish(.error(400, "the request ends too early"))
      }
      bytes += more
    }
  }

  /// Leaves the line open until one of the two sides goes.
  private func streamPrices(_ request: HTTPRequest) {
    backend.addWatcher(client, request)
    _ = Socket.wait(for: [client, stopping.socket])
    backend.removeWatcher(client)
  }

  /// Takes its time, but no longer than there is somebody to answer.
  private func wait(_ delay: Duration) {
    guard delay > .zero else { return }
    _ = Socket.wait(for: [client, stopping.socket], timeout: delay)
  }

  private func finish(_ response: HTTPResponse) {
    client.write(response.encoded)
    client.finish()
  }
}
