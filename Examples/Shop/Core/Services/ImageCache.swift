/// Pictures that have been loaded. One a window; who asks for one that is on its way gets the same.
package actor ImageCache {
  private let service: any ProductService
  private var pictures: [String: Task<Picture, any Error>] = [:]

  package init(service: any ProductService) { self.service = service }

  package func picture(named name: String) async throws -> Picture {
    let loading = pictures[name] ?? Task { [service] in try await service.picture(named: name) }
    pictures[name] = loading
    do {
      return try await loading.value
    } catch {
      // A failure is no picture: who asks next tries again.
      if pictures[name] == loading { pictures[name] = nil }
      throw error
    }
  }

  package func clear() { pictures = [:] }
}
