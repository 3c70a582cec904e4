import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Figure } from "../../shared/screen/panel/figure.tsx";
import { PointList } from "./point-list.tsx";
import type { FlightsEvent, HouseMarkets } from "./use-house-markets.ts";
import { pointsSoFar } from "./use-table-points.ts";
import { houseMarketsWords } from "./words/words.ts";

const REACHED = 200;

/** Shows the points of an event in play, with what its markets count. */
export function Course({ table, event }: { readonly table: HouseMarkets; readonly event: FlightsEvent }) {
  const words = houseMarketsWords.useWords();
  const { multiplier, whole } = useFormats();
  const { fact, flights } = event;
  const points = pointsSoFar(fact, table.tables[flights.game].rounds);
  const highest = points.length === 0 ? null : Math.max(...points.map(({ point }) => point));
  const reached = points.filter(({ point }) => point >= REACHED).length;
  return (
    <div className="surface-panel grid gap-4 p-4">
      <p className="text-sm text-muted">{words.betsEnded}</p>
      <dl className="grid grid-cols-2 gap-4 @min-[640px]:grid-cols-3">
        <Figure label={words.soFar}>{words.waitsFor(whole(points.length), whole(flights.count))}</Figure>
        <Figure label={words.highestSoFar}>{highest === null ? "–" : multiplier(highest)}</Figure>
        <Figure label={words.reachedSoFar}>{whole(reached)}</Figure>
      </dl>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-panel-high">
        <div
          className="h-full rounded-full bg-accent-fill transition-[width] duration-(--duration-reveal)"
          style={{ width: `${(100 * points.length) / flights.count}%` }}
        />
      </div>
      {points.length === 0 ? (
        <p className="text-muted">{words.noPoints}</p>
      ) : (
        <PointList label={words.points} points={points.map(({ point }) => point)} />
      )}
    </div>
  );
}
