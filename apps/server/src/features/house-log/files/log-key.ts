import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { ED25519, type Signer, verifierKey } from "@fairhouse/transparency/note.ts";

/** An Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** Returns what signs the heads of a log. @param seed 32 bytes. @param origin name of the log. */
export function logSigner(seed: Buffer, origin: string): Signer {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return {
    key: verifierKey(origin, ED25519, Uint8Array.from(Buffer.from(x, "base64url"))),
    sign: async (message) => Uint8Array.from(sign(null, message, key)),
  };
}
