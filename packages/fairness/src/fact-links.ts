import type { FactLinks } from "@fairhouse/kernel/game.ts";
import { sha256Hex } from "./hash.ts";
import { roundChance } from "./round.ts";

/** The public source of a fact that links decide: the last link leads to the others. */
export interface LinksSource {
  readonly first: number;
  readonly last: number;
  /** The last link, 64 hex digits. */
  readonly link: string;
  readonly salt: string;
}

/** Returns the links of a source for the rules that compute a result from them. @throws RangeError for other links. */
export function factLinks({ first, last, link, salt }: LinksSource): FactLinks {
  const descending = [link];
  for (let index = last; index > first; index--) descending.push(sha256Hex(descending.at(-1) ?? ""));
  return {
    first,
    last,
    chance(index, seeding) {
      const own = descending[last - index];
      if (own === undefined || !Number.isInteger(index))
        throw new RangeError(`link ${index} does not decide this fact`);
      return roundChance(seeding, { link: own, salt, index, seeds: [] });
    },
  };
}
