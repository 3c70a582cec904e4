import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { SportsEvent as EventRecordData } from "@fairhouse/protocol/sports.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { isEvent } from "../facts.ts";
import type { EventState, PricedMarket } from "../rules/event.ts";
import { mainMarketOf, selectionsOf } from "./events.ts";
import { sportsWords } from "./words/words.ts";

/** States that are listed: the last of each odds that bettors saw. */
const LISTED = 20;

export interface EventRecordProps {
  /** The event, by the id of its fact. */
  readonly event: string;
  readonly isOver: boolean;
}

/** Shows on demand what was published of an event and when, and how its result was found. */
export function EventRecord({ event, isOver }: EventRecordProps) {
  const words = sportsWords.useWords();
  const { http } = usePlayContext();
  const [record, setRecord] = useState<EventRecordData | "failed" | null>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open || (record !== null && record !== "failed")) return;
    http.get<EventRecordData>(`/sports/events/${event}`).then(setRecord, () => setRecord("failed"));
  };
  return (
    <details className="surface-raised px-4 py-3 text-sm" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{isOver ? words.recordOfResult : words.record}</summary>
      <div className="grid gap-3 pt-3" aria-busy={isOpen && record === null}>
        {record === "failed" && <p role="alert">{words.recordFailed}</p>}
        {record !== null && record !== "failed" && <Told record={record} />}
      </div>
    </details>
  );
}

function Told({ record }: { readonly record: EventRecordData }) {
  const words = sportsWords.useWords();
  const { dateTime } = useFormats();
  const { decided, source, history } = record;
  const states = history.flatMap(({ version, publishedAt, state }) => {
    const read = readAs(isEvent, state);
    const market = read === null ? null : mainMarketOf(read);
    return read === null || market === null ? [] : [{ version, publishedAt, state: read, market }];
  });
  return (
    <>
      <p className="text-muted">{source === "trader" ? words.byTrader : words.byFeed(source)}</p>
      {decided !== null && (
        <p>
          <span className="font-semibold">
            {words.decidedAt(
              decided.by === "feed" ? words.decidedByFeed : words.decidedByPeople,
              dateTime(decided.decidedAt),
            )}
          </span>
          <br />
          <bdi className="wrap-anywhere text-muted">{decided.evidence}</bdi>
          {decided.voidReason !== null && (
            <>
              <br />
              <bdi className="wrap-anywhere text-muted">{decided.voidReason}</bdi>
            </>
          )}
        </p>
      )}
      <ol aria-label={words.history} className="grid gap-1">
        {states.slice(0, LISTED).map(({ version, publishedAt, state, market }) => (
          <li key={version} className="flex flex-wrap justify-between gap-x-4">
            <span className="tabular text-muted">{dateTime(publishedAt)}</span>
            <span className="tabular">
              <OddsOf market={market} state={state} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Shows the odds of a market in the order of its selections, which a database may not keep. */
function OddsOf({ market, state }: { readonly market: PricedMarket; readonly state: EventState }) {
  const words = sportsWords.useWords();
  const oddsText = useOddsText();
  const odds = selectionsOf(market, state.card).flatMap(({ selection }) => market.odds[selection] ?? []);
  if (state.suspended || odds.length === 0) return <span className="text-muted">{words.suspendedMark}</span>;
  return odds.map(oddsText).join(" · ");
}
