import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import { returnOf } from "../../shared/rules/slip/odds.ts";
import type { PickedLeg } from "../../shared/screen/slip/slip-link.ts";
import { type LegNow, useSlipTable } from "../../shared/screen/slip/use-slip-table.ts";
import { facts, isFlights, isSelection } from "../facts.ts";
import { type Flights, type FlightsGame, type FlightsSelection, overlap, weightsOf } from "../rules/flights.ts";
import { oddsNow } from "../rules/lines.ts";
import { type TableRoundsNow, useTableRounds } from "./use-table-points.ts";

type Tables = Readonly<Record<FlightsGame, TableRoundsNow>>;

/** An event with its state read. */
export interface FlightsEvent {
  readonly fact: BetFact;
  readonly flights: Flights;
}

/** The present state of a leg; the flights are null if this page does not know its event any more. */
interface FlightsLeg extends LegNow {
  readonly flights: Flights | null;
}

/** Provides everything that the screen of house markets shows and does. */
export function useHouseMarkets() {
  const context = usePlayContext();
  const tables: Tables = { crash: useTableRounds("crash"), slide: useTableRounds("slide") };
  const slip = useSlipTable<FlightsSelection, FlightsLeg>({
    game: "house-markets",
    isSelection,
    eventsOf,
    know(legs, { waiting }) {
      const events = (waiting ?? []).flatMap(readEvent);
      return legs.map((leg) => knownLeg(leg, legs, events));
    },
  });
  const [chosen, choose] = useState<string | null>(null);
  const waiting = (slip.facts.waiting ?? []).flatMap(readEvent);
  return {
    ...slip,
    context,
    tables,
    /** Events that take bets, soonest first, then those in play. */
    open: waiting.filter(({ fact }) => fact.phase === "open").sort(byStart(tables)),
    running: waiting.filter(({ fact }) => fact.phase === "closed"),
    over: slip.facts.recent.flatMap(readEvent),
    /** The event that is shown; the soonest if none was chosen, or the chosen one is over. */
    chosen: waiting.find(({ fact }) => fact.id === chosen) ?? null,
    choose,
  };
}

export type HouseMarkets = ReturnType<typeof useHouseMarkets>;

function eventsOf(bet: unknown): readonly string[] {
  return readAs(facts.isBet, bet)?.legs.map(({ event }) => event) ?? [];
}

function readEvent(fact: BetFact): readonly FlightsEvent[] {
  const flights = readAs(isFlights, fact.state);
  return flights === null ? [] : [{ fact, flights }];
}

/** Returns the number of rounds before the first one of an event, 0 while it may begin at any moment. */
export function roundsBefore({ flights }: FlightsEvent, tables: Tables): number {
  const { taken } = tables[flights.game];
  return taken === null ? 0 : Math.max(0, flights.first - taken - 1);
}

function byStart(tables: Tables) {
  return (a: FlightsEvent, b: FlightsEvent) =>
    roundsBefore(a, tables) - roundsBefore(b, tables) || a.flights.count - b.flights.count;
}

function knownLeg(
  leg: PickedLeg<FlightsSelection>,
  all: readonly PickedLeg<FlightsSelection>[],
  events: readonly FlightsEvent[],
): FlightsLeg {
  const find = (event: string) => events.find(({ fact }) => fact.id === event) ?? null;
  const own = find(leg.event);
  const depends = all.some((other) => {
    const theirs = find(other.event);
    return other.event !== leg.event && own !== null && theirs !== null && overlap(own.flights, theirs.flights);
  });
  const flights = own?.flights ?? null;
  const now = own?.fact.phase === "open" ? oddsNow(own.flights, leg.selection) : null;
  const returns = flights === null || now === null ? null : returnOf(weightsOf(flights, leg.selection), now);
  return { flights, now, returns, depends };
}
