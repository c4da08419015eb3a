import SeamDoubles

// What scenarios, previews and tests prepare most doubles with; each is more than one handle's answer.

extension MockProductService.Members {
  /// The shop has these goods, and takes each change of them.
  package func sell(_ goods: [Product] = Product.samples) {
    products.returns(goods)
    product.handle { id in
      guard let product = goods.first(where: { $0.id == id }) else {
        throw APIError.server(status: 404, message: "there is no product '\(id)'")
      }
      return product
    }
    update.handle { $0 }
    picture.handle { Picture(rows: ["[\($0)]"]) }
  }
}

extension MockFavoritesService.Members {
  /// They are in memory.
  package func keep(_ ids: Set<Product.ID> = []) {
    let favorites = Kept(ids)
    updates.handle { favorites.updates() }
    toggle.handle { id in favorites.change { $0.formSymmetricDifference([id]) } }
  }
}

extension MockAccountService.Members {
  /// Whoever asks is let in.
  package func admit(to tokens: any TokenStore) {
    signIn.handle { name, _ in try await tokens.save(Account(name: name, token: "mock")) }
    signOut.handle {
      if let account = try await tokens.account() { try await tokens.clear(account) }
    }
  }
}

extension MockCartService.Members {
  /// It is in memory.
  package func keep(_ content: [CartLine] = []) {
    let cart = Kept(content)
    lines.handle { cart.value }
    updates.handle { cart.updates() }
    change.handle { product, amount in
      cart.change { lines in
        let quantity = (lines.first { $0.id == product.id }?.quantity ?? 0) + amount
        lines.removeAll { $0.id == product.id }
        if quantity > 0 { lines.append(CartLine(product: product, quantity: quantity)) }
        lines.sort { $0.id < $1.id }
      }
    }
    clear.handle { cart.change { $0 = [] } }
  }
}

extension MockOrderService.Members {
  /// These were placed, and each further one is taken.
  package func take(after placed: [Order] = []) {
    orders.returns(placed)
    place.handle { Order(number: "A7", placed: Product.samples[0].updated, lines: $0) }
  }
}
