// Digests, by the examples of their standards.

import Foundation
import ScriptEngine
import Testing

@Suite(.enabled(if: JavaScriptEngine() != nil)) struct DigestTests {
  private func hex(_ data: Data?) -> String? {
    data?.map { String(format: "%02x", $0) }.joined()
  }

  // RFC 1321, A.5, and FIPS 180-4.
  @Test(arguments: [
    (Digest.md5, "900150983cd24fb0d6963f7d28e17f72"),
    (.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      .sha384,
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    ),
    (
      .sha512,
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    ),
  ])
  func `a digest is that of the standard`(algorithm: Digest, digest: String) {
    #expect(hex(algorithm(Data("abc".utf8))) == digest)
  }

  // RFC 2202, 2, and RFC 4231, 4.3.
  @Test(arguments: [
    (Digest.md5, "750c783e6ab0b503eaa86e310a5db738"),
    (.sha1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (.sha256, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    (
      .sha512,
      "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
    ),
  ])
  func `a digest with a key is that of the standard`(algorithm: Digest, digest: String) {
    let data = Data("what do ya want for nothing?".utf8)
    #expect(hex(algorithm(data, key: Data("Jefe".utf8))) == digest)
    #expect(algorithm(data, key: Data()) != nil)
  }

  @Test func `nothing has a digest as well`() {
    #expect(hex(Digest.md5(Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }
}
