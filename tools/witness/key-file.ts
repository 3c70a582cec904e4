import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { COSIGNATURE, type Signer, verifierKey } from "@fairhouse/transparency/note.ts";
import { UsageError } from "../command.ts";

/** Reads the private key of a witness from a file, and makes it if the file is missing. @throws UsageError if it is damaged. */
export async function witnessKey(file: string, name: string): Promise<Signer> {
  const privateKey = keyIn(file, await readFile(file, "utf8").catch((error) => madeInstead(file, error)));
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return {
    key: verifierKey(name, COSIGNATURE, Uint8Array.from(Buffer.from(x, "base64url"))),
    sign: async (message) => Uint8Array.from(sign(null, message, privateKey)),
  };
}

function keyIn(file: string, pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new UsageError(
      `${file} has no private key that can be read: put it back, or delete it to be another witness`,
    );
  }
}

async function madeInstead(file: string, error: NodeJS.ErrnoException): Promise<string> {
  if (error.code !== "ENOENT") throw error;
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  // Two processes that start at once cannot both make it.
  await writeFile(file, pem, { mode: 0o600, flag: "wx", flush: true });
  return pem;
}
