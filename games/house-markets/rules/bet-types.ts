import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { multiplierOf, oddsOf } from "../../shared/rules/slip/odds.ts";
import { type FlightsSelection, weightsOf } from "./flights.ts";

const TWENTY = {
  game: "crash",
  chain: "00000000-0000-4000-8000-000000000002",
  first: 1,
  count: 20,
} as const;

const SELECTIONS: readonly FlightsSelection[] = [
  { market: "highest", selection: "over", line: 1_000 },
  { market: "highest", selection: "over", line: 10_000 },
  { market: "highest", selection: "under", line: 500 },
  { market: "reaching", selection: "over", line: 10 },
  { market: "reaching", selection: "over", line: 14 },
];

function nameOf({ market, selection, line }: FlightsSelection): string {
  const rounds = "20 rounds of crash";
  if (market === "highest") {
    const point = `${(line / 100).toFixed(2)}x`;
    return selection === "over" ? `${rounds}: highest point ${point} or more` : `${rounds}: all below ${point}`;
  }
  return selection === "over" ? `${rounds}: ${line} or more reach 2.00x` : `${rounds}: fewer than ${line} reach 2.00x`;
}

/** Single bets on twenty rounds of crash. */
export const betTypes: readonly (BetType & { readonly selection: FlightsSelection })[] = SELECTIONS.map((selection) => {
  const { won, lost } = weightsOf(TWENTY, selection);
  const odds = oddsOf({ won, lost }) ?? 0;
  return {
    name: nameOf(selection),
    selection,
    bet: { legs: [{ event: "00000000-0000-4000-8000-000000000001", ...selection, odds, flights: TWENTY }] },
    prizes: [{ chance: ratio(won, won + lost), returns: multiplierOf(odds) }],
  };
});
