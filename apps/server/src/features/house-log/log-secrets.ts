import { createHmac } from "node:crypto";
import type { EntryKind } from "@fairhouse/house-log/entry.ts";

/** The salts of what the log commits to, and the tags of players in it. Both are computed again whenever they are needed. */
export class LogSecrets {
  readonly #key: Buffer;

  /** @param key 32 bytes, for this purpose alone. */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Returns the salt of one commitment, as 64 hexadecimal digits: another for each step. */
  salt(kind: EntryKind, step: number, reference: string): string {
    return createHmac("sha256", this.#key).update(`${kind} ${step} ${reference}`).digest("hex");
  }

  /** Returns the tag of a player in what concerns a bet, a seed pair or a movement, as 64 hexadecimal digits. */
  owner(player: string, reference: string): string {
    return createHmac("sha256", this.#playerKey(player)).update(reference).digest("hex");
  }

  #playerKey(player: string): Buffer {
    return createHmac("sha256", this.#key).update(player).digest();
  }
}
