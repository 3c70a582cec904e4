import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { SportsEvent as EventRecordData, SportsDecision } from "@fairhouse/protocol/sports.ts";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { isEvent, resultOf } from "../facts.ts";
import type { EventCard, EventState, PricedMarket } from "../rules/event.ts";
import { mainMarketOf, selectionsOf } from "./events.ts";
import { useNames } from "./names.ts";
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
    <details
      className="group border-t border-line text-sm"
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <FoldSummary className="min-h-11 text-muted hover:text-text">
        {isOver ? words.recordOfResult : words.record}
      </FoldSummary>
      <div className="grid gap-3 pt-1 pb-2" aria-busy={isOpen && record === null}>
        {record === "failed" && <p role="alert">{words.recordFailed}</p>}
        {record !== null && record !== "failed" && <Told record={record} />}
      </div>
    </details>
  );
}

function Told({ record }: { readonly record: EventRecordData }) {
  const words = sportsWords.useWords();
  const { dateTime } = useFormats();
  const { decided, corrected, source, history } = record;
  const states = history.flatMap(({ version, publishedAt, state }) => {
    const read = readAs(isEvent, state);
    const market = read === null ? null : mainMarketOf(read);
    return read === null || market === null ? [] : [{ version, publishedAt, state: read, market }];
  });
  return (
    <>
      <p className="text-muted">{source === "trader" ? words.byTrader : words.byFeed(source)}</p>
      {decided !== null && <Decision decision={decided} />}
      {corrected.length > 0 && (
        <section aria-label={words.correctedResults} className="grid gap-3">
          <p className="font-semibold text-muted">{words.correctedResults}</p>
          {corrected.map((earlier) => (
            <Decision key={earlier.decidedAt} decision={earlier} card={states[0]?.state.card} />
          ))}
        </section>
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

interface DecisionProps {
  readonly decision: SportsDecision;
  /** The event, if the result itself is to be shown. */
  readonly card?: EventCard | undefined;
}

/** Shows how a result was found, by whom and with which evidence. */
function Decision({ decision: { by, decidedAt, evidence, result, voidReason }, card }: DecisionProps) {
  const words = sportsWords.useWords();
  const { dateTime } = useFormats();
  const { resultText } = useNames();
  return (
    <p>
      {card !== undefined && (
        <>
          <span className="font-semibold">{words.resultOf(resultText(card, resultOf(card, result)))}</span>
          <br />
        </>
      )}
      <span className="font-semibold">
        {words.decidedAt(by === "feed" ? words.decidedByFeed : words.decidedByPeople, dateTime(decidedAt))}
      </span>
      <br />
      <bdi className="wrap-anywhere text-muted">{evidence}</bdi>
      {voidReason !== null && (
        <>
          <br />
          <bdi className="wrap-anywhere text-muted">{voidReason}</bdi>
        </>
      )}
    </p>
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
