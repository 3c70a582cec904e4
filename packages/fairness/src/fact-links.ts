import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { FactLinks } from "@fairhouse/kernel/links.ts";
import { sha256Hex } from "./hash.ts";
import { KeyedHmac } from "./hmac.ts";
import { roundChance } from "./round.ts";
import { prefixedChance } from "./stream.ts";

/** The public source of a fact that links decide: the last link leads to the others. */
export interface LinksSource {
  readonly first: number;
  readonly last: number;
  /** The last link, 64 hex digits. */
  readonly link: string;
  readonly salt: string;
}

/** Returns the links of a source for the rules that compute a result from them. */
export function factLinks({ first, last, link, salt }: LinksSource): FactLinks {
  const descending = [link];
  const linkOf = (index: number) => {
    if (!Number.isInteger(index) || index < 0 || index > last) throw new RangeError(`link ${index} is not known`);
    while (descending.length <= last - index) descending.push(sha256Hex(descending.at(-1) ?? ""));
    return descending[last - index] ?? "";
  };
  return {
    first,
    last,
    chance(index, seeding) {
      if (index < first) throw new RangeError(`link ${index} does not decide this fact`);
      return roundChance(seeding, { link: linkOf(index), salt, index, seeds: [] });
    },
    stream: (index, label) => linkStream(linkOf(index), salt, label),
  };
}

/** Returns the stream of a link that bears a label: block r = HMAC-SHA256(key = link as text, message = `salt:label:r`). */
export function linkStream(link: string, salt: string, label: string): Chance {
  return prefixedChance(new KeyedHmac(link), `${salt}:${label}:`);
}
