import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { multiplierOf } from "../../shared/rules/slip/odds.ts";
import { EXAMPLE } from "./example.ts";
import { oddsNow, type RaceSelection, weightsOf } from "./markets.ts";
import { ALL } from "./order.ts";

const SELECTIONS: readonly (readonly [name: string, selection: RaceSelection])[] = [
  ["favourite to win", { market: "win", selection: "1" }],
  ["second favourite to win", { market: "win", selection: "2" }],
  ["outsider to win", { market: "win", selection: "8" }],
  ["favourite to be placed", { market: "place", selection: "1" }],
  ["outsider to be placed", { market: "place", selection: "8" }],
  ["forecast of both favourites", { market: "forecast", selection: "1-2" }],
];

/** Single bets on a race of eight runners. */
export const betTypes: readonly (BetType & { readonly selection: RaceSelection })[] = SELECTIONS.map(
  ([name, selection]) => {
    const odds = oddsNow(EXAMPLE, selection) ?? 0;
    return {
      name: `eight runners: ${name}`,
      selection,
      bet: { legs: [{ event: "00000000-0000-4000-8000-000000000001", ...selection, odds, race: EXAMPLE }] },
      prizes: [{ chance: ratio(weightsOf(EXAMPLE, selection)?.won ?? 0n, ALL), returns: multiplierOf(odds) }],
    };
  },
);
