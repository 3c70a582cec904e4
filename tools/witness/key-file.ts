import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { COSIGNATURE, type Signer, verifierKey } from "@fairhouse/transparency/note.ts";

/** Reads the private key of a witness from a file, and makes it if the file is missing. @throws if it cannot be read. */
export async function witnessKey(file: string, name: string): Promise<Signer> {
  const privateKey = createPrivateKey(await readFile(file, "utf8").catch((error) => madeInstead(file, error)));
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return {
    key: verifierKey(name, COSIGNATURE, Uint8Array.from(Buffer.from(x, "base64url"))),
    sign: async (message) => Uint8Array.from(sign(null, message, privateKey)),
  };
}

async function madeInstead(file: string, error: NodeJS.ErrnoException): Promise<string> {
  if (error.code !== "ENOENT") throw error;
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  // Two processes that start at once cannot both make it.
  await writeFile(file, pem, { mode: 0o600, flag: "wx", flush: true });
  return pem;
}
