import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import { makeFolder } from "./make-folder.ts";
import { exists, isTaken } from "./missing.ts";
import { inDataDir } from "./start-refusal.ts";

/** The keys by purpose; none can be computed from another. */
export interface Keys {
  /** Signs access tokens. */
  readonly tokens: Buffer;
  /** Encrypts seeds and chain roots at rest. */
  readonly seeds: Buffer;
  /** Signs refresh and device cookies. */
  readonly cookies: Buffer;
  /** Encrypts the secrets of second factors at rest. */
  readonly twoFactor: Buffer;
  /** Hashes addresses of which only the refusal may be kept, and short codes that are mailed. */
  readonly mailboxes: Buffer;
  /** Makes the salts of what the log commits to, and the tags of players in it. */
  readonly logSalts: Buffer;
  /** Seed of the Ed25519 key that signs the log. */
  readonly logSignatures: Buffer;
}

/** Returns the folder of the house's secrets, outside the database and readable by its owner only. */
export function keyFolder(dataDir: string): string {
  return join(dataDir, "keys");
}

/**
 * Derives the separate keys by HKDF-SHA256 (RFC 5869) from the master key of `SECRET_KEY` or, without it, of the key
 * file.
 */
export async function loadKeys(secretKey: string | null, dataDir: string): Promise<Keys> {
  const read = () => readOrCreateSecret(keyFolder(dataDir), "master.key");
  const master = Buffer.from(secretKey ?? (await inDataDir(dataDir, read)), "hex");
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", master, "fairhouse", purpose, 32));
  return {
    tokens: derive("access tokens"),
    seeds: derive("seeds at rest"),
    cookies: derive("cookies"),
    twoFactor: derive("second factors"),
    mailboxes: derive("mailboxes"),
    logSalts: derive("log salts"),
    logSignatures: derive("log signatures"),
  };
}

/**
 * Reads a secret of 64 hexadecimal digits that is created once: whole, so that a kill leaves none or all of it, and by exactly
 * one of two processes that start at once.
 * @throws ConfigError for a file with anything else in it.
 */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  await makeFolder(folder, 0o700);
  const file = join(folder, name);
  if (!(await exists(file))) await createSecret(file);
  const secret = (await readFile(file, "utf8")).trim();
  if (!/^[0-9a-f]{64}$/i.test(secret)) throw new ConfigError(`the key in ${file} is damaged`);
  return secret;
}

/** Writes a secret beside its place and links it there, unless another process has done so. */
async function createSecret(file: string): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, `${randomBytes(32).toString("hex")}\n`, { flag: "wx", mode: 0o600, flush: true });
    await link(fresh, file).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  } finally {
    await rm(fresh, { force: true }).catch(() => {
      // The reason why the secret could not be written says more, and nothing reads a fresh one that stays.
    });
  }
}
