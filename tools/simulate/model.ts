import { hash } from "node:crypto";
import { KeyedHmac } from "@fairhouse/fairness/hmac.ts";
import { prefixedChance } from "@fairhouse/fairness/stream.ts";
import { AVERAGE } from "@fairhouse/games/virtual/rules/average.ts";
import { checkModel, type ModelCheck } from "@fairhouse/games/virtual/rules/model.ts";
import { binomialBounds } from "./binomial.ts";
import { CONFIDENCE } from "./interval.ts";

/** The game whose prices are those of a model of its matches. */
export const MODELLED = "virtual";
/** Matches that are priced at every tick. */
const PRICED = 50;

interface ModelReport extends Pick<ModelCheck, "matches" | "ticks" | "broken"> {
  readonly game: string;
  readonly seed: string;
  readonly seconds: number;
  /** Scores that were drawn so often, or so rarely, that their chance lies outside the interval of all of them. */
  readonly outside: readonly string[];
  readonly scores: number;
  readonly holds: boolean;
}

/** Draws matches between average teams, and holds them and their prices against the model. */
export function modelReport(matches: number, seed: string): ModelReport {
  const startedAt = performance.now();
  const keyed = new KeyedHmac(hash("sha256", seed));
  const chanceOf = (match: number) => prefixedChance(keyed, `simulate:1:${match}:`);
  const { happened, ticks, broken } = checkModel(AVERAGE.means, { matches, priced: PRICED }, chanceOf);
  const alpha = (1 - CONFIDENCE) / happened.length;
  const outside = happened.filter(({ chance, count }) => {
    const { low, high } = binomialBounds(count, matches, alpha);
    return chance < low || chance > high;
  });
  return {
    game: MODELLED,
    seed,
    matches,
    scores: happened.length,
    outside: outside.map(
      ({ what, chance, count }) => `${what} ${count} times instead of ${(chance * matches).toFixed(1)}`,
    ),
    ticks,
    broken,
    seconds: (performance.now() - startedAt) / 1000,
    holds: outside.length === 0 && broken.length === 0,
  };
}

export function modelText({ game, seed, matches, scores, outside, ticks, broken, seconds }: ModelReport): string {
  const lines = [
    ["game", game],
    ["seed", seed],
    ["matches", matches.toLocaleString("en")],
    ["scores", outside.length === 0 ? `all ${scores} as often as the grid says` : outside.join(", ")],
    [
      "prices",
      broken.length === 0 ? `right at all of ${ticks.toLocaleString("en")} ticks` : broken.slice(0, 5).join(", "),
    ],
    ["time", `${seconds.toFixed(1)} s`],
  ] as const;
  return lines.map(([name, value]) => `${name.padEnd(16)}${value}`).join("\n");
}
