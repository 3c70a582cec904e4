import { useExternal } from "@fairhouse/client/external/use-external.ts";
import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { toNumber } from "@fairhouse/kernel/ratio.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import { linesOf, MAX_LEGS, sumOfLines } from "../../shared/rules/slip/lines.ts";
import { multiplierOf, type Odds, returnOf } from "../../shared/rules/slip/odds.ts";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { useOverlay } from "../../shared/screen/page/use-overlay.ts";
import { useSlipAmount } from "../../shared/screen/slip/use-slip-amount.ts";
import { isSame, type PickedLeg, useSlipDraft } from "../../shared/screen/slip/use-slip-draft.ts";
import { slipWords } from "../../shared/screen/slip/words/words.ts";
import { facts, isFlights, isSelection } from "../facts.ts";
import { type Flights, type FlightsGame, type FlightsSelection, overlap, weightsOf } from "../rules/flights.ts";
import type { WishedLeg } from "../rules/house-markets.ts";
import { oddsNow } from "../rules/lines.ts";
import { type TableRoundsNow, useTableRounds } from "./use-table-points.ts";

const GAME = "house-markets";

type Tables = Readonly<Record<FlightsGame, TableRoundsNow>>;

/** An event with its state read. */
export interface FlightsEvent {
  readonly fact: BetFact;
  readonly flights: Flights;
}

/** A leg of the slip with what is known of it now. */
export interface KnownLeg extends PickedLeg<FlightsSelection> {
  /** Null for an event that this page does not know any more. */
  readonly flights: Flights | null;
  /** The odds now; null while no bets are taken. */
  readonly now: Odds | null;
  /** True if it shares rounds with another leg. */
  readonly depends: boolean;
}

/** Provides everything that the screen of house markets shows and does. */
export function useHouseMarkets() {
  const context = usePlayContext();
  const { facts: told, play, slips } = useExternal<Slip<WishedLeg>>(GAME);
  const tables: Tables = { crash: useTableRounds("crash"), slide: useTableRounds("slide") };
  const draft = useSlipDraft<FlightsSelection>(GAME, isSelection);
  const overlay = useOverlay();
  const words = slipWords.useWords();
  const { whole } = useFormats();
  const waiting = (told.waiting ?? []).flatMap(readEvent);
  const legs = draft.legs.map((leg) => knownLeg(leg, draft.legs, waiting));
  const { factor, returns } = figuresOf(legs, draft.sizes);
  const amount = useSlipAmount(GAME, linesOf(Math.max(1, legs.length), draft.sizes), factor);
  const [chosen, choose] = useState<string | null>(null);

  const { placed, own, settled } = slips;
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (placed === null || placed === known) return;
    setKnown(placed);
    // A bet of an earlier page, whose answer was lost, leaves the slip as well; legs picked meanwhile stay.
    const slip = readAs(facts.isBet, own?.find(({ id }) => id === placed)?.bet);
    if (slip !== null) draft.remove(...slip.legs.map(({ event }) => event));
    showToast({ tone: "win", title: words.placed });
  }, [placed, known, own, draft, words]);
  const { show } = overlay;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (settled === null || settled.payout === null || settled.id === shown) return;
    setShown(settled.id);
    show({ id: settled.id, stake: settled.stake, payout: settled.payout });
  }, [settled, shown, show]);

  return {
    context,
    facts: told,
    slips,
    tables,
    draft,
    legs,
    amount,
    returns,
    factor,
    overlay,
    /** Events that take bets, soonest first, then those in play. */
    open: waiting.filter(({ fact }) => fact.phase === "open").sort(byStart(tables)),
    running: waiting.filter(({ fact }) => fact.phase === "closed"),
    over: told.recent.flatMap(readEvent),
    /** The event that is shown; the soonest if none was chosen, or the chosen one is over. */
    chosen: waiting.find(({ fact }) => fact.id === chosen) ?? null,
    choose,
    isPicked: (event: string, selection: FlightsSelection) =>
      draft.legs.some((leg) => leg.event === event && isSame(leg.selection, selection)),
    pick(event: string, selection: FlightsSelection, odds: Odds) {
      play.clearError();
      if (draft.full && !draft.legs.some((leg) => leg.event === event)) {
        showToast({ tone: "info", title: words.tooMany(whole(MAX_LEGS)) });
      } else draft.toggle({ event, selection, odds });
    },
    async place() {
      const wish = {
        unit: amount.value,
        sizes: draft.sizes,
        policy: "better" as const,
        legs: draft.legs.map(({ event, selection, odds }) => ({ event, ...selection, odds })),
      };
      await play.place(wish);
    },
  };
}

export type HouseMarkets = ReturnType<typeof useHouseMarkets>;

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
): KnownLeg {
  const find = (event: string) => events.find(({ fact }) => fact.id === event) ?? null;
  const own = find(leg.event);
  const depends = all.some((other) => {
    const theirs = find(other.event);
    return other.event !== leg.event && own !== null && theirs !== null && overlap(own.flights, theirs.flights);
  });
  const now = own?.fact.phase === "open" ? oddsNow(own.flights, leg.selection) : null;
  return { ...leg, flights: own?.flights ?? null, now, depends };
}

/** Returns the payout of one unit on each line if every leg is won, and the exact return as a share of the stake. */
function figuresOf(legs: readonly KnownLeg[], sizes: readonly number[]) {
  const factor = sumOfLines(
    legs.map(({ now, odds }) => multiplierOf(now ?? odds)),
    sizes,
  );
  const known = legs.flatMap(({ flights, now, selection }) => {
    return flights === null || now === null ? [] : [returnOf(weightsOf(flights, selection), now)];
  });
  const returns =
    legs.length > 0 && known.length === legs.length
      ? toNumber(sumOfLines(known, sizes)) / linesOf(legs.length, sizes)
      : null;
  return { factor, returns };
}
