import { usePreference } from "@fairhouse/client/preferences.ts";
import { useState } from "react";
import { isNullOr, isText, readAs } from "../../shared/facts/facts.ts";
import type { PickedLeg } from "../../shared/screen/slip/slip-link.ts";
import { useChosenEvent } from "../../shared/screen/slip/use-chosen-event.ts";
import { type LegNow, useSlipTable } from "../../shared/screen/slip/use-slip-table.ts";
import { facts, isSelection } from "../facts.ts";
import { depend, type EventCard } from "../rules/event.ts";
import { type EventSelection, oddsNow } from "../rules/markets.ts";
import { readEvent, type SportsEvent, sportOf, takesBets } from "./events.ts";
import { useTime } from "./use-time.ts";

/** Results that are listed. */
const LISTED = 12;

/** The present state of a leg; the card is null if this page does not know its event any more. */
interface EventLeg extends LegNow {
  readonly card: EventCard | null;
}

const isSport = isNullOr(isText);

/** Provides everything that the screen of real events shows and does. */
export function useSports() {
  const [starts, setStarts] = useState<readonly number[]>([]);
  const now = useTime(starts);
  const slip = useSlipTable<EventSelection, EventLeg>({
    game: "sports",
    isSelection,
    eventsOf,
    know(legs, { waiting, recent }) {
      const events = [...(waiting ?? []), ...recent].flatMap(readEvent);
      const cards = legs.map((leg) => events.find(({ fact }) => fact.id === leg.event)?.state.card);
      const depends = (card: EventCard | null, place: number) =>
        card !== null && cards.some((other, its) => its !== place && other !== undefined && depend(card, other));
      return legs.map((leg, place) => {
        const known = knownLeg(leg, events, now);
        return { ...known, depends: depends(known.card, place) };
      });
    },
  });
  const [sport, showSport] = usePreference<string | null>("sports:sport", null, isSport);
  const [chosen, choose] = useChosenEvent();
  const waiting = (slip.facts.waiting ?? []).flatMap(readEvent);
  const next = waiting.map(({ startsAt }) => startsAt);
  if (next.length !== starts.length || next.some((at, place) => at !== starts[place])) setStarts(next);
  const open = waiting.filter((own) => takesBets(own, now));
  return {
    ...slip,
    now,
    /** Events that take bets. */
    open,
    /** Events that have begun and have no result. */
    begun: waiting.filter((own) => !takesBets(own, now)).sort((a, b) => b.startsAt - a.startsAt),
    /** Events whose results are known, newest first. */
    over: slip.facts.recent.flatMap(readEvent).slice(0, LISTED),
    /** All events that this page knows. */
    all: [...waiting, ...slip.facts.recent.flatMap(readEvent)],
    /** The sport whose events are listed; null for all, and if the chosen one has none at present. */
    sport: open.some((own) => sportOf(own) === sport) ? sport : null,
    showSport,
    /** The event whose markets are shown, until it is over; null while events are listed. */
    chosen: waiting.find(({ fact }) => fact.id === chosen) ?? null,
    choose,
  };
}

export type SportsTable = ReturnType<typeof useSports>;

function eventsOf(bet: unknown): readonly string[] {
  return readAs(facts.isBet, bet)?.legs.map(({ event }) => event) ?? [];
}

function knownLeg(
  leg: PickedLeg<EventSelection>,
  events: readonly SportsEvent[],
  now: number,
): Omit<EventLeg, "depends"> {
  const own = events.find(({ fact }) => fact.id === leg.event);
  const course = own?.state.inPlay?.course;
  const takes = own !== undefined && takesBets(own, now);
  return {
    card: own?.state.card ?? null,
    now: takes ? oddsNow(own.state, leg.selection) : null,
    // Nobody knows the chances of a real event.
    returns: null,
    place: own?.state.place,
    ...(course !== undefined && { seen: { step: course.step }, heldMs: own?.state.inPlay?.delayMs }),
  };
}
