import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { outcomeOf } from "../../shared/screen/live/round-face.ts";
import { useLiveSeat } from "../../shared/screen/live/use-live-seat.ts";
import { type LiveTable, useLiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useReveal } from "../../shared/screen/live/use-reveal.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { useOverlay } from "../../shared/screen/page/use-overlay.ts";
import { SPIN_MS } from "../drawing/spin.ts";
import { facts, type WonPot } from "../facts.ts";
import type { JackpotBet } from "../rules/jackpot.ts";
import { ROUND } from "../rules/pot.ts";
import { autoPlay, type JackpotSetup } from "./auto-play.ts";
import { holderOf, type Pot, potOf } from "./pot.ts";
import { useShareText } from "./share-text.ts";
import { usePotSounds } from "./use-pot-sounds.ts";
import { jackpotWords } from "./words/words.ts";

const SETUP: JackpotSetup = {};

/** Provides everything that the jackpot's screen shows and does. */
export function useJackpot() {
  const live = useLiveTable("jackpot", "jackpot", facts, ROUND);
  const seat = useLiveSeat("jackpot", live, { autoPlay, setup: SETUP });
  const overlay = useOverlay();
  const { own, face, round, tickets, ticketTotal } = live;
  const landed = useReveal(live, SPIN_MS);

  const mine = own.tickets.filter((ticket) => ticket.roundId === round?.id);
  const pot = useMemo(() => {
    return potOf(tickets, new Set(own.tickets.map(({ id }) => id)), ticketTotal);
  }, [tickets, own.tickets, ticketTotal]);
  const won = outcomeOf(face);
  const winner = useWinner(live, pot, landed);

  usePotSounds(live, mine, landed);
  useOwnEnd(mine, (id, stake, payout) => {
    overlay.show({ id, stake, payout, said: winner?.said });
  });

  return {
    ...seat,
    live,
    pot,
    /** The outcome of the round, from the start of its spin; null before, and for a voided round. */
    won,
    /** True once the ring rests on it. */
    landed,
    winner,
    /** The sum of the player's own stakes in this round. */
    staked: mine.reduce((sum, { stake }) => sum + stake, 0),
    overlay,
    /** True while bets go into the current round rather than the next. */
    open: face.kind === "betting" || face.kind === "waiting",
  };
}

export type JackpotTable = ReturnType<typeof useJackpot>;

/** The winner of the pot, once the ring has stopped. */
export interface Winner {
  readonly name: string;
  readonly avatar: string;
  /** Null until the house has named the winner. */
  readonly player: string | null;
  readonly own: boolean;
  readonly simulated: boolean;
  /** Index of the ring's colour; null for a player who was not named. */
  readonly colour: number | null;
  readonly chance: number;
  /** A sentence for screen readers. */
  readonly said: string;
}

function useWinner(
  { face, recent, round }: Pick<LiveTable<JackpotBet, WonPot>, "face" | "recent" | "round">,
  pot: Pot,
  landed: boolean,
): Winner | null {
  const words = jackpotWords.useWords();
  const live = liveWords.useWords();
  const { whole } = useFormats();
  const shareOf = useShareText();
  const won = outcomeOf(face);
  if (!landed || won === null) return null;
  const told = recent.find(({ id }) => id === round?.id)?.winner;
  const holder = holderOf(pot, won.ticket);
  const player = holder?.name ?? told?.player ?? null;
  const own = holder?.own ?? false;
  const name = own ? live.you : (player ?? live.hidden);
  const chance = (holder?.staked ?? told?.staked ?? won.last - won.first + 1) / won.total;
  return {
    name,
    player,
    avatar: holder?.avatar ?? told?.avatar ?? "",
    own,
    simulated: holder?.simulated ?? told?.simulated ?? false,
    colour: holder?.colour ?? null,
    chance,
    said: words.winnerSaid(name, whole(won.ticket), shareOf(chance)),
  };
}

/** Calls back once all of the player's own tickets of a round have been settled; together they won the pot, or lost. */
function useOwnEnd(mine: readonly OwnTicket[], onEnd: (id: string, stake: Money, payout: Money) => void): void {
  const open = useRef<string | null>(null);
  const round = mine[0]?.roundId ?? null;
  const tell = useEffectEvent(() => {
    if (round === null) return;
    if (mine.some(({ payout }) => payout === null)) {
      open.current = round;
      return;
    }
    // Rounds that had ended when the page was opened are not reported, nor are refunded ones.
    if (open.current !== round) return;
    open.current = null;
    if (mine.some(isGivenBack)) return;
    const sum = (figure: (ticket: OwnTicket) => number) => mine.reduce((all, ticket) => all + figure(ticket), 0);
    onEnd(
      round,
      sum(({ stake }) => stake),
      sum(({ payout }) => payout ?? 0),
    );
  });
  useEffect(() => tell());
}
