import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMemo } from "react";
import { Figure } from "../../shared/screen/panel/figure.tsx";
import { certainEnd, MARKETS, REACHED } from "../rules/flights.ts";
import { linesOfEvent } from "../rules/lines.ts";
import { PointList } from "./point-list.tsx";
import { useNames } from "./slip.ts";
import type { FlightsEvent, HouseMarkets } from "./use-house-markets.ts";
import { pointsSoFar } from "./use-table-points.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Shows the points of an event in play, with what its markets count. */
export function Course({ table, event }: { readonly table: HouseMarkets; readonly event: FlightsEvent }) {
  const words = houseMarketsWords.useWords();
  const { multiplier, whole } = useFormats();
  const { fact, flights } = event;
  const points = pointsSoFar(fact, table.tables[flights.game].rounds);
  const values = points.map(({ point }) => point);
  const { lineText } = useNames();
  const { game, count } = flights;
  const lines = useMemo(() => linesOfEvent({ game, count }), [game, count]);
  const highest = points.length === 0 ? null : Math.max(...values);
  const reached = values.filter((point) => point >= REACHED).length;
  return (
    <div className="surface-panel grid gap-4 p-4">
      <p className="text-sm text-muted">{words.betsEnded}</p>
      <dl className="grid grid-cols-3 gap-4">
        <Figure label={words.soFar}>{words.waitsFor(whole(points.length), whole(flights.count))}</Figure>
        <Figure label={words.highestSoFar}>{highest === null ? "–" : multiplier(highest)}</Figure>
        <Figure label={words.reachedSoFar}>{whole(reached)}</Figure>
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[640px]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {MARKETS.map((market) => (
          <div key={market} className="grid content-start gap-2">
            <h3 className="text-sm font-semibold text-muted">
              {market === "highest" ? words.highest : words.reaching}
            </h3>
            <ul className="flex flex-wrap gap-1.5">
              {lines[market].map(({ line }) => (
                <LineEnd
                  key={line}
                  text={words.atLeast(lineText({ market, line }))}
                  end={certainEnd({ market, selection: "over", line }, flights, values)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {points.length === 0 ? (
        <p className="text-muted">{words.noPoints}</p>
      ) : (
        <PointList label={words.points} points={values} />
      )}
    </div>
  );
}

const ENDS = {
  yes: "bg-win-soft text-win",
  no: "bg-lose-soft text-lose",
  open: "bg-panel-high text-muted",
};

/** Shows a line, and whether it is decided. */
function LineEnd({ text, end }: { readonly text: string; readonly end: boolean | null }) {
  const words = houseMarketsWords.useWords();
  const kind = end === null ? "open" : end ? "yes" : "no";
  return (
    <li className={`tabular rounded-full px-2.5 py-1 text-sm font-semibold ${ENDS[kind]}`}>
      {text}: {end === null ? words.undecided : end ? words.yes : words.no}
    </li>
  );
}
