import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Keeps secrets unreadable for anybody who has only the database. */
export interface Vault {
  /** Encrypts a text for one context: the id of the row that will hold it. */
  seal(text: string, context: string): Buffer;
  /** @throws Error if the bytes were sealed with another key, for another context, or were changed. */
  open(sealed: Buffer, context: string): string;
}

const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";

/**
 * Creates a vault of AES-256-GCM. Layout: key id (4 bytes of the key's SHA-256, so that a wrong key is reported as
 * such), random IV (12), ciphertext, tag (16). The context is authenticated: a sealed seed that is moved to another row
 * does not open.
 */
export function createVault(key: Buffer): Vault {
  const keyId = createHash("sha256").update(key).digest().subarray(0, KEY_ID_BYTES);
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
      return Buffer.concat([keyId, iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      if (sealed.length < KEY_ID_BYTES + IV_BYTES + TAG_BYTES) throw new Error("sealed text is too short");
      if (!sealed.subarray(0, KEY_ID_BYTES).equals(keyId)) throw new Error("sealed with another SECRET_KEY");
      const iv = sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(KEY_ID_BYTES + IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}
