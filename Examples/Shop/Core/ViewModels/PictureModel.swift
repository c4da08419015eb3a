import Observation

/// The picture of one product, as soon as it is known. It never fails: a product without its picture is a product.
@MainActor @Observable
package final class PictureModel {
  package private(set) var picture: Picture?
  private let name: String
  @ObservationIgnored private let images: ImageCache

  package init(name: String, images: ImageCache) {
    self.name = name
    self.images = images
  }

  package func load() async { picture = (try? await images.picture(named: name)) ?? picture }
}
