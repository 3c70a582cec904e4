import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useMemo, useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import { returnOf } from "../../shared/rules/slip/odds.ts";
import type { PickedLeg } from "../../shared/screen/slip/slip-link.ts";
import { type LegNow, useSlipTable } from "../../shared/screen/slip/use-slip-table.ts";
import { facts, isRace, isRunning, isSelection } from "../facts.ts";
import { type PastRace, type RaceState, racesUntil } from "../rules/course.ts";
import { oddsNow, placeNow, type RaceSelection, weightsOf } from "../rules/markets.ts";
import type { Running } from "../rules/running.ts";

/** A race with its state read. */
export interface RaceEvent {
  readonly fact: BetFact;
  readonly race: RaceState;
}

/** The present state of a leg; the race is null if this page does not know it any more. */
interface RaceLeg extends LegNow {
  readonly race: RaceState | null;
}

/** Provides everything that the screen of virtual racing shows and does. */
export function useRacing() {
  const slip = useSlipTable<RaceSelection, RaceLeg>({
    game: "racing",
    isSelection,
    eventsOf: (bet) => readAs(facts.isBet, bet)?.legs.map(({ event }) => event) ?? [],
    know(legs, { waiting }) {
      const races = (waiting ?? []).flatMap(readRace);
      return legs.map((leg) => knownLeg(leg, races));
    },
  });
  const [chosen, choose] = useState<string | null>(null);
  const waiting = (slip.facts.waiting ?? []).flatMap(readRace).sort((a, b) => dueOf(a) - dueOf(b));
  const over = slip.facts.recent.flatMap(readRace).sort((a, b) => dueOf(b) - dueOf(a));
  const open = waiting.filter(({ fact }) => fact.phase === "open");
  return {
    ...slip,
    /** The races that take bets, the next one first. */
    open,
    /** The race that is run, or whose result is not settled yet. */
    running: waiting.find(({ fact }) => fact.phase !== "open") ?? null,
    /** The races that are settled, the last one first. */
    over,
    /** The race whose card is shown: the next one if none was chosen, or the chosen one takes no bets any more. */
    shown: open.find(({ fact }) => fact.id === chosen) ?? open[0] ?? null,
    choose,
  };
}

export type RacingTable = ReturnType<typeof useRacing>;

/** Returns what is told of a race; null before its start, and for a void one. */
export function toldOf({ fact }: Pick<RaceEvent, "fact">): Running | null {
  return readAs(isRunning, fact.result ?? fact.timed?.shown);
}

/** Returns the start of a race, in milliseconds since 1970. */
export function dueOf({ fact }: Pick<RaceEvent, "fact">): number {
  return Date.parse(fact.timed?.dueAt ?? fact.openedAt);
}

/** Runs the meeting again up to the newest race whose link is public; nothing before the first one. */
export function useMeeting({ over }: Pick<RacingTable, "over">): readonly PastRace[] {
  const newest = over.find(({ fact }) => fact.links?.link != null);
  const [link, salt, last] = [
    newest?.fact.links?.link ?? null,
    newest?.fact.links?.salt ?? "",
    newest?.fact.links?.last ?? 0,
  ];
  const [course, chain] = [newest?.race.course ?? "course-1", newest?.race.chain ?? ""];
  return useMemo(
    () =>
      link === null ? [] : racesUntil(factLinks({ first: last, last, link, salt }), { course, chain, link: last }),
    [link, salt, last, course, chain],
  );
}

function readRace(fact: BetFact): readonly RaceEvent[] {
  const race = readAs(isRace, fact.state);
  return race === null ? [] : [{ fact, race }];
}

function knownLeg({ event, selection }: PickedLeg<RaceSelection>, races: readonly RaceEvent[]): RaceLeg {
  const own = races.find(({ fact }) => fact.id === event);
  const race = own?.race ?? null;
  const odds = race !== null && own?.fact.phase === "open" ? oddsNow(race, selection) : null;
  const weights = race && weightsOf(race, selection);
  if (race === null || odds === null || weights === null) return { race, now: null, returns: null, depends: false };
  const placeWeights = weightsOf(race, { ...selection, market: "place" });
  const place = placeWeights && placeNow(race, selection);
  return {
    race,
    now: odds,
    returns: returnOf(weights, odds),
    depends: false,
    ...(place && { place, placeReturns: returnOf(placeWeights, place.odds) }),
  };
}
