import type { SettledShare } from "../facts.ts";
import type { Pot } from "./pot.ts";

/** Returns the pot around one bet: this bet, the winning one, and the others without names. */
export function potAround({ won, shares, own }: SettledShare): Pot {
  if (won === null || own === null) return { total: 0, bettors: [], unnamed: [] };
  const named = shares.filter(({ first }) => first === own.first || first === won.first);
  const bettors = named.map(({ id, amount, first, last }) => ({
    key: id,
    name: null,
    avatar: "",
    simulated: false,
    own: first === own.first,
    colour: 0,
    staked: amount,
    slices: [{ from: first, end: last + 1 }],
  }));
  const others = shares.filter((share) => !named.includes(share));
  return { total: won.total, bettors, unnamed: others.map(({ first, last }) => ({ from: first, end: last + 1 })) };
}
