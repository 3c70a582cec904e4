import type { Money } from "@fairhouse/kernel/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { LegLine, OwnSlips } from "../../shared/screen/slip/own-slips.tsx";
import { facts, resultOf } from "../facts.ts";
import { cashOutOf } from "../rules/cash-out.ts";
import type { EventResult, EventState } from "../rules/event.ts";
import type { AcceptedLeg } from "../rules/leg.ts";
import { takesBets } from "./events.ts";
import { shownEnd } from "./leg-end.ts";
import { LiveScore } from "./live.tsx";
import { useNames } from "./names.ts";
import { dayText } from "./start-text.ts";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

/** Lists the player's latest slips on real events. */
export function OwnSportsSlips({ table }: { readonly table: SportsTable }) {
  const { slips, cashOut, order } = table;
  return (
    <OwnSlips
      own={slips.own ?? []}
      facts={facts}
      offer={{
        ...slips,
        onCashOut: cashOut,
        onOrder: order,
        valueOf: (slip) => valueNow(slip, table),
      }}
      legOf={(leg) => <EventLine key={leg.event} table={table} leg={leg} />}
    />
  );
}

/** Returns what the house pays for a slip now; null if it does not buy it. */
function valueNow(slip: Slip<AcceptedLeg>, { all, now }: SportsTable): Money | null {
  const known = new Map<string, EventResult | null>();
  const states = new Map<string, EventState>();
  for (const { event } of slip.legs) {
    const own = all.find(({ fact }) => fact.id === event);
    if (own === undefined) return null;
    if (own.fact.knownAt !== null) known.set(event, resultOf(own.state.card, own.fact.result));
    else if (takesBets(own, now)) states.set(event, own.state);
  }
  return cashOutOf(slip, known, states);
}

function EventLine({ table, leg }: { readonly table: SportsTable; readonly leg: AcceptedLeg }) {
  const words = sportsWords.useWords();
  const { time, locale } = useFormats();
  const { eventName, pickName } = useNames();
  const own = table.all.find(({ fact }) => fact.id === leg.event);
  const fact = own?.fact;
  const course = own?.state.inPlay?.course;
  const startsAt = Date.parse(leg.card.startsAt);
  const result = resultOf(leg.card, fact?.result);
  const isOver = fact?.phase === "void" || result !== null;
  return (
    <LegLine
      pick={pickName(leg, leg.card)}
      odds={leg.odds}
      event={eventName(leg.card)}
      end={isOver ? shownEnd(leg, result) : null}
      course={
        course !== undefined ? (
          <LiveScore course={course} />
        ) : startsAt > table.now ? (
          words.onDay(dayText(startsAt, table.now, locale), time(startsAt))
        ) : (
          words.begun
        )
      }
    />
  );
}
