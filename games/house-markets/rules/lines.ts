import { isOffered, type Odds, oddsOf } from "../../shared/rules/slip/odds.ts";
import { type Flights, type FlightsSelection, isLine, MARKETS, weightsOf } from "./flights.ts";

/** The odds of both sides of a line; null for one that is not offered. */
export interface LineOdds {
  readonly line: number;
  readonly over: Odds | null;
  readonly under: Odds | null;
}

const HIGHEST = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000];
/** Lines of one market that are shown: those nearest to an even chance. */
const SHOWN = 7;

/** Returns the odds of a selection now; null if it is not offered, or the event has no such line. */
export function oddsNow(flights: Pick<Flights, "game" | "count">, selection: FlightsSelection): Odds | null {
  if (!isLine(selection, flights)) return null;
  const odds = oddsOf(weightsOf(flights, selection));
  return isOffered(odds) ? odds : null;
}

/** Lists the lines of an event's markets that are shown, lowest first, with their odds. */
export function linesOfEvent(
  flights: Pick<Flights, "game" | "count">,
): Readonly<Record<FlightsSelection["market"], readonly LineOdds[]>> {
  const reaching = Array.from({ length: flights.count }, (_, place) => place + 1);
  const linesOf = (market: FlightsSelection["market"], lines: readonly number[]) => {
    const priced = lines.map((line) => ({
      line,
      over: oddsNow(flights, { market, selection: "over", line }),
      under: oddsNow(flights, { market, selection: "under", line }),
    }));
    return priced
      .filter(({ over, under }) => over !== null && under !== null)
      .sort((a, b) => unevenness(a) - unevenness(b))
      .slice(0, SHOWN)
      .sort((a, b) => a.line - b.line);
  };
  const [highest, other] = MARKETS;
  return { [highest]: linesOf(highest, HIGHEST), [other]: linesOf(other, reaching) } as Readonly<
    Record<FlightsSelection["market"], readonly LineOdds[]>
  >;
}

/** Returns the larger of the two odds: the more it is, the surer one side. */
function unevenness({ over, under }: LineOdds): number {
  return Math.max(over ?? 0, under ?? 0);
}
