import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Seeding } from "@fairhouse/kernel/game.ts";
import { BlockChance } from "./block-chance.ts";
import { sha256Hex } from "./hash.ts";
import { KeyedHmac } from "./hmac.ts";
import { prefixedChance } from "./stream.ts";

/** The source of a round's chance. All of it is public once the round is settled. */
export interface RoundSource {
  /** The key: the chain link that is played, 64 hex digits. */
  readonly link: string;
  /** The chain's salt, drawn after its terminal hash was published. */
  readonly salt: string;
  /** The link's place in its chain, from 1. */
  readonly index: number;
  /**
   * The client seeds that a mixed seeding takes from the bettors, in the order of `roundSeeds`; empty for the others.
   */
  readonly seeds: readonly string[];
}

/** Number of bettors who take part in `first-three`. */
export const MIXED_BETTORS = 3;

/** Returns the chance of one round (`docs/rules/derivations.md`), the same for everybody at the table. */
export function roundChance(seeding: Seeding, source: RoundSource): Chance {
  const keyed = new KeyedHmac(source.link);
  switch (seeding) {
    case "salted":
      return new BlockChance((block, words) => {
        if (block > 0) throw new RangeError("a salted round has one block: floats 0 to 7");
        keyed.append(source.salt, words);
      });
    case "stream":
      return prefixedChance(keyed, `${source.salt}:${source.index}:`);
    case "first-three":
    case "all-bettors":
      return prefixedChance(keyed, `${source.salt}:${source.index}:${mixedSeeds(seeding, source.seeds)}:`);
  }
}

/**
 * Returns the hash by which the client seeds of bettors enter the chance of a round (`docs/rules/derivations.md`), 64 hex
 * digits; null for a seeding that mixes none.
 * @param seeds as in {@link RoundSource}
 */
export function mixedSeeds(seeding: Seeding, seeds: readonly string[]): string | null {
  switch (seeding) {
    case "salted":
    case "stream":
      return null;
    case "first-three":
      return sha256Hex(firstThree(seeds).join("\n"));
    case "all-bettors":
      return sha256Hex(seeds.join("\n"));
  }
}

/** Returns the first three seeds; the house fills missing places. */
function firstThree(seeds: readonly string[]): readonly string[] {
  return Array.from({ length: MIXED_BETTORS }, (_, place) => seeds[place] ?? `fairhouse-${place + 1}`);
}
