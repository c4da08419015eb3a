#if canImport(Security)
  package import Foundation
  import Security

  /// Values in the keychain, an item a key: there while the device is unlocked, and never on another one.
  package struct KeychainStore: KeyValueStore {
    let service: String

    package func data(forKey key: String) throws -> Data? {
      var query = item(key)
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess else { throw KeychainError(status: status) }
      return found as? Data
    }

    package func set(_ data: Data?, forKey key: String) throws {
      guard let data else {
        let status = SecItemDelete(item(key) as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else {
          throw KeychainError(status: status)
        }
        return
      }
      let content: [String: Any] = [
        kSecValueData as String: data,
        kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      ]
      var status = SecItemUpdate(item(key) as CFDictionary, content as CFDictionary)
      if status == errSecItemNotFound {
        let all = item(key).merging(content) { $1 }
        status = SecItemAdd(all as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw KeychainError(status: status) }
    }

    private func item(_ key: String) -> [String: Any] {
      [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: service,
        kSecAttrAccount as String: key,
      ]
    }
  }

  /// Why the keychain was not read or written.
  package struct KeychainError: Error, Equatable, LocalizedError {
    package let status: OSStatus

    package var errorDescription: String? {
      let reason = SecCopyErrorMessageString(status, nil).map { $0 as String } ?? "status \(status)"
      return "The keychain cannot be used: \(reason)"
    }
  }
#endif
