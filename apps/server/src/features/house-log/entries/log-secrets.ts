import { KeyedHmac } from "@fairhouse/fairness/hmac.ts";
import type { EntryKind } from "@fairhouse/house-log/entry.ts";

/** Players whose keys are remembered: those of a busy pass come again. */
const MOST_PLAYERS = 10_000;

/** The salts of what the log commits to, and the tags of players in it. Both are computed again whenever they are needed. */
export class LogSecrets {
  readonly #hmac: KeyedHmac;
  readonly #players = new Map<string, KeyedHmac>();

  /** @param key for this purpose alone. */
  constructor(key: Buffer) {
    this.#hmac = new KeyedHmac(key.toString("hex"));
  }

  /** Returns the salt of one commitment, as 64 hexadecimal digits: another for each step. */
  salt(kind: EntryKind, step: number, reference: string): string {
    return digestOf(this.#hmac, [kind, step, reference].join(" "));
  }

  /** Returns the tag of a player in what concerns a bet, a seed pair or a movement, as 64 hexadecimal digits. */
  owner(player: string, reference: string): string {
    return digestOf(this.#ofPlayer(player), reference);
  }

  #ofPlayer(player: string): KeyedHmac {
    const known = this.#players.get(player);
    if (known !== undefined) return known;
    if (this.#players.size >= MOST_PLAYERS) this.#players.clear();
    const own = new KeyedHmac(digestOf(this.#hmac, player));
    this.#players.set(player, own);
    return own;
  }
}

function digestOf(hmac: KeyedHmac, message: string): string {
  const words: number[] = [];
  hmac.append(message, words);
  const digest = Buffer.allocUnsafe(4 * words.length);
  for (const [place, word] of words.entries()) digest.writeUInt32BE(word, 4 * place);
  return digest.toString("hex");
}
