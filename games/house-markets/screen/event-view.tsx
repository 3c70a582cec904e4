import { type ReactNode, useMemo } from "react";
import { OddsButton } from "../../shared/screen/slip/odds-button.tsx";
import type { FlightsSelection } from "../rules/flights.ts";
import { linesOfEvent } from "../rules/lines.ts";
import { Course } from "./course.tsx";
import { EventState } from "./event-strip.tsx";
import { useNames } from "./slip.ts";
import { TimelineChart } from "./timeline-chart.tsx";
import type { FlightsEvent, HouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

export interface EventViewProps {
  readonly table: HouseMarkets;
  readonly event: FlightsEvent;
  /** Controls at the end of the title. */
  readonly children: ReactNode;
}

/** Shows the markets of an event while it takes bets, and its course from then on. */
export function EventView({ table, event, children }: EventViewProps) {
  const words = houseMarketsWords.useWords();
  const { eventName } = useNames();
  const { fact, flights } = event;
  const { game, count } = flights;
  const lines = useMemo(() => linesOfEvent({ game, count }), [game, count]);
  return (
    <section aria-label={eventName(flights)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="surface-panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <header className="flex items-center gap-3">
          <div className="min-w-0 @min-[640px]:flex @min-[640px]:items-baseline @min-[640px]:gap-4">
            <h2 className="text-lg font-bold @min-[640px]:text-xl">{eventName(flights)}</h2>
            <p className="tabular text-sm text-muted">
              <EventState table={table} event={event} />
            </p>
          </div>
          <div className="ms-auto">{children}</div>
        </header>
        <TimelineChart table={table} event={event} />
      </div>
      {fact.phase === "open" ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[640px]:grid-cols-[repeat(2,minmax(0,1fr))]">
          <Market event={event} table={table} market="highest" title={words.highest} text={words.highestText}>
            {lines.highest}
          </Market>
          <Market event={event} table={table} market="reaching" title={words.reaching} text={words.reachingText}>
            {lines.reaching}
          </Market>
        </div>
      ) : (
        <Course table={table} event={event} />
      )}
    </section>
  );
}

/** Shows how the odds divide the chance between yes and no. */
function ChanceBar({ over, under }: { readonly over: number | null; readonly under: number | null }) {
  if (over === null || under === null) return null;
  return (
    <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-panel-high">
      <span
        className="block h-full rounded-full bg-accent-fill"
        style={{ width: `${(100 * under) / (over + under)}%` }}
      />
    </span>
  );
}

interface MarketProps extends Omit<EventViewProps, "children"> {
  readonly market: FlightsSelection["market"];
  readonly title: string;
  readonly text: string;
  readonly children: ReturnType<typeof linesOfEvent>["highest"];
}

function Market({ event, table, market, title, text, children }: MarketProps) {
  const words = houseMarketsWords.useWords();
  const { lineText, pickName } = useNames();
  const side = (selection: FlightsSelection["selection"], line: number, odds: number | null): ReactNode => {
    const picked = { market, selection, line };
    return (
      <OddsButton
        name={pickName(picked)}
        odds={odds}
        picked={table.isPicked(event.fact.id, picked)}
        onPick={() => odds !== null && table.pick(event.fact.id, picked, odds)}
      />
    );
  };
  return (
    <div className="surface-panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <table className="tabular w-full table-fixed border-separate border-spacing-y-1.5">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="w-2/5">
              <span className="sr-only">{words.line}</span>
            </th>
            <th scope="col" className="ps-1 text-center font-medium">
              {words.yes}
            </th>
            <th scope="col" className="ps-2 text-center font-medium">
              {words.no}
            </th>
          </tr>
        </thead>
        <tbody>
          {children.map(({ line, over, under }) => (
            <tr key={line}>
              <th scope="row" className="pe-2 text-start text-sm font-semibold">
                {words.atLeast(lineText({ market, line }))}
                <ChanceBar over={over} under={under} />
              </th>
              <td className="ps-1">{side("over", line, over)}</td>
              <td className="ps-2">{side("under", line, under)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
