import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { Figure } from "../../shared/screen/panel/figure.tsx";
import { type FlightsGame, REACHED } from "../rules/flights.ts";
import { PointBars } from "./point-bars.tsx";
import type { HouseMarkets } from "./use-house-markets.ts";
import { isOutcome } from "./use-table-points.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Rounds that the chart shows. */
const SHOWN = 40;

export interface LastPointsProps {
  readonly table: Pick<HouseMarkets, "tables">;
  readonly game: FlightsGame;
}

/** Shows the points of a game's last rounds, which say nothing of the next ones, but how far they reach. */
export function LastPoints({ table, game }: LastPointsProps) {
  const words = houseMarketsWords.useWords();
  const { multiplier, whole } = useFormats();
  const points = table.tables[game].rounds
    .slice(0, SHOWN)
    .flatMap(({ outcome }) => readAs(isOutcome, outcome)?.point ?? []);
  const reached = points.filter((point) => point >= REACHED).length;
  return (
    <section aria-label={words.lastRounds(words.games[game])} className="surface-panel grid gap-3 p-4">
      <h3 className="font-bold">{words.lastRounds(words.games[game])}</h3>
      {points.length === 0 ? (
        <p className="grid h-16 content-center text-sm text-muted">{words.noPoints}</p>
      ) : (
        <PointBars points={points.toReversed()} />
      )}
      <dl className="grid grid-cols-2 gap-4">
        <Figure label={words.highestSoFar}>{points.length === 0 ? "–" : multiplier(Math.max(...points))}</Figure>
        <Figure label={words.reachedSoFar}>{words.waitsFor(whole(reached), whole(points.length))}</Figure>
      </dl>
    </section>
  );
}
