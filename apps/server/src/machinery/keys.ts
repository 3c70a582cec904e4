import { hkdfSync, randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import { makeFolder } from "./make-folder.ts";
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
  if (master.length !== 32) throw new ConfigError(`the key in ${keyFolder(dataDir)}/master.key is damaged`);
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
 * Reads a secret of 64 hexadecimal digits that is created once. `wx` lets exactly one of two processes that start at
 * once create it; the other reads the winner's.
 */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  await makeFolder(folder, 0o700);
  const file = join(folder, name);
  try {
    await writeFile(file, `${randomBytes(32).toString("hex")}\n`, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    const other = error instanceof Error && "code" in error && error.code === "EEXIST";
    // On a full disk the file is created without its content.
    if (!other)
      await rm(file, { force: true }).catch(() => {
        // The reason why the secret could not be written is thrown below, and says more.
      });
    if (!other) throw error;
  }
  return (await readFile(file, "utf8")).trim();
}
