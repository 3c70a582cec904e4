import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { LegLine, OwnSlips } from "../../shared/screen/slip/own-slips.tsx";
import { facts, resultOf } from "../facts.ts";
import type { AcceptedLeg } from "../rules/leg.ts";
import { shownEnd } from "./leg-end.ts";
import { useNames } from "./names.ts";
import { dayText } from "./start-text.ts";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

/** Lists the player's latest slips on real events. */
export function OwnSportsSlips({ table }: { readonly table: SportsTable }) {
  return (
    <OwnSlips
      own={table.slips.own ?? []}
      legsOf={({ bet }) =>
        readAs(facts.isBet, bet)?.legs.map((leg) => <EventLine key={leg.event} table={table} leg={leg} />) ?? null
      }
    />
  );
}

function EventLine({ table, leg }: { readonly table: SportsTable; readonly leg: AcceptedLeg }) {
  const words = sportsWords.useWords();
  const { time, locale } = useFormats();
  const { eventName, pickName } = useNames();
  const fact = table.all.find((own) => own.fact.id === leg.event)?.fact;
  const startsAt = Date.parse(leg.card.startsAt);
  const result = resultOf(leg.card, fact?.result);
  const isOver = fact?.phase === "void" || result !== null;
  return (
    <LegLine
      pick={pickName(leg, leg.card)}
      event={eventName(leg.card)}
      end={isOver ? shownEnd(leg, result) : null}
      course={startsAt > table.now ? words.onDay(dayText(startsAt, table.now, locale), time(startsAt)) : words.begun}
    />
  );
}
