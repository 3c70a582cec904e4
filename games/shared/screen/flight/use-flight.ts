import type { RoundRules } from "@fairhouse/client/round/round-play.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import type { GameId } from "../../../catalog.ts";
import { flightFacts } from "../../facts/flight.ts";
import type { FlightBet, FlightOutcome } from "../../rules/flight.ts";
import { LEAVING } from "../../rules/growth.ts";
import { type LiveTable, useLiveTable } from "../live/use-live-table.ts";
import { useOwnResults } from "../live/use-own-results.ts";
import { type Overlay, useOverlay } from "../page/use-overlay.ts";
import { payoutAt } from "../panel/target-field.tsx";
import { type FlightFace, flightOf } from "./flight-face.ts";
import type { FlightLook } from "./flight-look.ts";
import { flightWords } from "./words/words.ts";

export type FlightTable = LiveTable<FlightBet, FlightOutcome, never, null>;

/** A table of flights as its screen shows it. */
export interface Flight {
  readonly game: GameId;
  readonly look: FlightLook;
  readonly live: FlightTable;
  readonly face: FlightFace;
  /** The player's own tickets in the round on screen. */
  readonly tickets: readonly OwnTicket[];
  readonly overlay: Overlay;
  /** Most bets that a player can have in one flight. */
  readonly seats: number;
  /** Returns the name of a bet among several that a player can have: "Bet 2"; null where there is only one. */
  seatName(ticketId: string): string | null;
}

/**
 * Provides everything that a screen of flights shows, except what belongs to one seat. The table has the game's name;
 * `round` is read once.
 */
export function useFlight(game: GameId, look: FlightLook, round: RoundRules<FlightBet> = {}): Flight {
  const live = useLiveTable(game, game, flightFacts, { ...round, leaving: LEAVING });
  const overlay = useOverlay();
  const face = flightOf(live.face);
  const tickets = live.own.tickets.filter((ticket) => ticket.roundId === live.round?.id && !isGivenBack(ticket));
  useSounds(face.kind, tickets.length, look.endSound);
  useOwnResults(live.own.tickets, (ended) => tellEnd(ended, overlay));
  const words = flightWords.useWords();
  const { whole } = useFormats();
  const seats = round.ticketsPerPlayer ?? 1;
  const seatName = (ticketId: string) => (seats === 1 ? null : words.seat(whole((live.own.seats[ticketId] ?? 0) + 1)));
  return { game, look, live, face, tickets, overlay, seats, seatName };
}

function tellEnd({ id, stake, leftAt, payout }: OwnTicket, { show }: Overlay) {
  const returned = payout ?? payoutAt(stake, leftAt ?? 0);
  if (returned > 0) sounds.cashOut();
  show({ id, stake, payout: returned, hundredths: leftAt ?? undefined }, returned === 0);
}

/**
 * Returns true when a flight begins on this screen. A page may never see that bets are closed, because the flight
 * begins in the same moment; one that was opened, or came back, in the middle of a flight sees no beginning.
 */
export function takesOff(before: FlightFace["kind"], now: FlightFace["kind"]): boolean {
  return now === "flying" && (before === "betting" || before === "closing");
}

function useSounds(kind: FlightFace["kind"], tickets: number, endSound: () => void) {
  const before = useRef(kind);
  const follow = useEffectEvent(() => {
    if (kind === "over" && before.current === "flying") endSound();
    if (takesOff(before.current, kind)) sounds.takeOff();
    before.current = kind;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect's event reads the kind; it must run when that changes.
  useEffect(() => follow(), [kind]);
  const placed = kind === "betting" ? tickets : 0;
  useEffect(() => {
    if (placed > 0) sounds.chip();
  }, [placed]);
}
