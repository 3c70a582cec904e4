import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { Selection } from "@fairhouse/games/shared/rules/football/selection.ts";
import { isOffered, oddsOf, returnOf, type Weights } from "@fairhouse/games/shared/rules/slip/odds.ts";
import { cellOf, gridOf, scoreAt } from "@fairhouse/games/virtual/rules/grid.ts";
import { Prospects } from "@fairhouse/games/virtual/rules/prospects.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { decimalText, isDecimal } from "./exact.ts";
import { labels } from "./shapes.ts";
import { known, standingOf, standingShape } from "./standing.ts";

const priced = z.strictObject({
  selection: z.string(),
  line: z.int().optional(),
  legs: z.array(z.string()).optional(),
  win: z.string().optional(),
  lose: z.string().optional(),
  push: z.string().optional(),
  /** Odds that are too high to be offered may be above the largest exact number. */
  odds: z.number().nullable(),
  offered: z.boolean().optional(),
  return: z.string().nullable().optional(),
});

/** A match where it stands, with prices. */
export const modelVector = z.strictObject({
  ...labels,
  lambda: z.int().positive(),
  mu: z.int().positive(),
  rho: z.literal(-100).optional(),
  ...standingShape,
  gridSha256: z.string().optional(),
  weights: z.record(z.string(), z.int()).optional(),
  markets: z.record(z.string(), z.array(priced)).optional(),
});

type Priced = z.infer<typeof priced>;

/** Returns a line for each figure of the vector that the model does not give. */
export function wrongInModel(vector: z.infer<typeof modelVector>): readonly string[] {
  const grid = gridOf({ home: vector.lambda, away: vector.mu });
  const wrong: string[] = [];
  if (vector.gridSha256 !== undefined && sha256Hex(grid.join(",")) !== vector.gridSha256) {
    wrong.push(`gridSha256 is ${vector.gridSha256}, computed ${sha256Hex(grid.join(","))}`);
  }
  for (const [cell, weight] of Object.entries(vector.weights ?? {})) {
    const [home, away] = cell.split("-").map(Number);
    const place = cellOf(home ?? -1, away ?? -1);
    const computed = grid[place];
    if (computed === undefined || scoreAt(place).join("-") !== cell) wrong.push(`the grid has no score ${cell}`);
    else if (computed !== BigInt(weight)) wrong.push(`the weight of ${cell} is ${weight}, computed ${computed}`);
  }
  const prospects = new Prospects(grid, standingOf(vector));
  for (const [market, selections] of Object.entries(vector.markets ?? {})) {
    for (const given of selections) {
      const selection = selectionOf(market, given);
      const name = [market, given.selection, given.line].filter((part) => part !== undefined).join(" ");
      wrong.push(...wrongPrice(given, prospects.weightsOf(selection)).map((line) => `${name}: ${line}`));
    }
  }
  return wrong;
}

function wrongPrice(given: Priced, weights: Weights): readonly string[] {
  const all = weights.won + weights.push + weights.lost;
  if (all === 0n) return ["the grid rules this score out"];
  const odds = oddsOf(weights);
  const shares: Readonly<Record<string, Ratio | null>> = {
    win: ratio(weights.won, all),
    lose: ratio(weights.lost, all),
    push: ratio(weights.push, all),
    return: odds === null ? null : returnOf(weights, odds),
  };
  const wrong = Object.entries(shares).flatMap(([field, share]) => {
    const text = given[field as "win" | "lose" | "push" | "return"];
    if (text === undefined) return [];
    if (share === null ? text === null : text !== null && isDecimal(text, share)) return [];
    return [`${field} is ${text}, computed ${share === null ? null : decimalText(share, 15)}`];
  });
  if (odds !== given.odds) wrong.push(`odds are ${given.odds}, computed ${odds}`);
  if (given.offered !== undefined && isOffered(odds) !== given.offered) {
    wrong.push(`offered is ${given.offered}, computed ${isOffered(odds)}`);
  }
  return wrong;
}

/** Returns a selection as the rules know it. @throws RangeError for one that they do not. */
export function selectionOf(
  market: string,
  { selection, line, legs }: Pick<Priced, "selection" | "line" | "legs">,
): Selection {
  return known({
    market,
    selection,
    ...(line !== undefined && { line }),
    ...(legs !== undefined && { parts: legs.map(partOf) }),
  });
}

/** Reads a part of a builder, such as "total over 2.5". */
function partOf(text: string): Selection {
  const [market = "", selection = "", line] = text.split(" ");
  return { market, selection, ...(line !== undefined && { line: 4 * Number(line) }) };
}
