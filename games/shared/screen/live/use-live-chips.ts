import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { RecentBets } from "@fairhouse/client/recent-bets.ts";
import type { RoundRules } from "@fairhouse/client/round/round-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { RoundFacts } from "../../facts/rounds.ts";
import type { Chip, ChipsBet } from "../../rules/chips.ts";
import type { ChipSetup } from "../chips/auto-play.ts";
import type { ClothOfLayouts } from "../chips/saved-layouts.ts";
import { actsOf, useChips } from "../chips/use-chips.ts";
import { useOverlay } from "../page/use-overlay.ts";
import type { AutoPlay } from "../panel/auto-bets.ts";
import { useAuto } from "../panel/use-auto.ts";
import { usePace } from "../use-pace.ts";
import { outcomeOf } from "./round-face.ts";
import { useFreshCloth } from "./use-fresh-cloth.ts";
import { takeBackOf, useLiveTable } from "./use-live-table.ts";
import { useOwnResults } from "./use-own-results.ts";
import { useReveal } from "./use-reveal.ts";
import { liveWords } from "./words/words.ts";

export interface LiveClothOptions<Bet extends ChipsBet, Outcome, Carry> {
  readonly cloth: ClothOfLayouts;
  readonly table: string;
  readonly facts: RoundFacts<Bet, Outcome, string, Carry>;
  readonly rules?: RoundRules<Bet>;
  readonly autoPlay: AutoPlay<ChipSetup, Bet>;
  /** Returns the milliseconds for which this screen reveals such an outcome, until its result is shown. */
  readonly showMs: (outcome: Outcome) => number;
  /** Returns why the chips cannot be bet now, in words, if the game knows more than the cloth does. */
  readonly problemOf: (chips: readonly Chip[], carry: Carry | null) => string | null;
  /** Returns the text to announce about an outcome before the amounts: "Red nine". */
  readonly saidOf: (outcome: Outcome) => string;
}

/**
 * Provides what every round on a cloth shows and does: one ticket with chips on its positions, in this round or the
 * next.
 */
export function useLiveChips<Bet extends ChipsBet, Outcome, Carry>(options: LiveClothOptions<Bet, Outcome, Carry>) {
  const { cloth, facts, autoPlay } = options;
  const words = liveWords.useWords();
  const pace = usePace();
  const live = useLiveTable(cloth.game, options.table, facts, options.rules);
  const { play, seat, own, face } = live;
  const outcome = outcomeOf(face);
  const landed = useReveal(live, face.kind === "running" && outcome !== null ? options.showMs(outcome) : 0);
  const overlay = useOverlay();
  const [autoMode, setAutoMode] = useState(false);
  /**
   * Id of the finished ticket whose chips were touched. Chips of a finished ticket stay on the cloth until the next
   * round opens; touching them ends the display of its result.
   */
  const [touchedAfter, setTouchedAfter] = useState<string | null>(null);
  const laid = useChips(cloth, () => setTouchedAfter(seat.ticket?.id ?? null));
  const { chips, total } = laid;

  const bet = (amount: Money) => {
    laid.setLastBet(chips);
    return play.place(autoPlay.bet(amount, { chips }));
  };
  const auto = useAuto(cloth.game, bet, {
    stake: { value: total, set: (amount) => acts.rescale(amount) },
    setup: { chips },
    unqueue: () => play.unqueue(),
  });
  const shown = landed || face.kind === "voided";
  const isIn = seat.ticket !== null && !shown;
  const asleep = auto.running || seat.placing || seat.next !== null || isIn;
  const acts = actsOf(laid, asleep);
  useTicketChips(seat.ticket ?? null, facts, auto.running, (ticketChips) => {
    laid.adopt(ticketChips);
    laid.setLastBet(ticketChips);
  });
  useFreshCloth({ live, touchedAfter, kept: auto.running || autoMode, clear: () => laid.adopt([]) });
  const context = usePlayContext();
  const [recent] = useState(() => new RecentBets<Outcome | null>(context, cloth.game));
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are forgotten when their player has gone.
  useEffect(() => () => recent.forget(), [recent, live.player]);
  useOwnResults(own.tickets, ({ id, roundId, stake, payout }) => {
    // A ticket of a round that this page has missed had another outcome than the one on the table.
    const its = roundId === live.round?.id ? outcome : null;
    const said = its === null ? undefined : options.saidOf(its);
    overlay.show({ id, stake, payout: payout ?? 0, said });
    recent.add({ id, stake, payout: payout ?? 0, outcome: its });
  });
  return {
    ...laid,
    ...acts,
    live,
    /** The outcome of the round, from the start of its reveal on. */
    outcome,
    /** True once the outcome is fully revealed on this screen. */
    landed,
    /** True once the outcome is revealed, as long as the chips of this round's ticket have not been touched since. */
    fresh: landed && seat.ticket !== null && seat.ticket.id !== touchedAfter,
    busy: seat.placing,
    asleep,
    slow: seat.slow,
    error: seat.error,
    problem:
      isIn && autoMode ? words.placed : (laid.chipsProblem ?? options.problemOf(chips, live.round?.carry ?? null)),
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent,
    pace,
    ...takeBackOf(live),
    bet: () => void bet(total),
    startAuto: () => auto.start(total),
  };
}

export type LiveChips<Bet extends ChipsBet, Outcome, Carry> = ReturnType<typeof useLiveChips<Bet, Outcome, Carry>>;

/** Lays the chips of a ticket that was placed on another device, or before a reload, on this cloth too. */
function useTicketChips(
  ticket: { readonly id: string; readonly bet: unknown } | null,
  { isBet }: Pick<RoundFacts<ChipsBet, unknown>, "isBet">,
  running: boolean,
  adopt: (chips: readonly Chip[]) => void,
): void {
  const id = ticket?.id ?? null;
  const lay = useEffectEvent(() => {
    const bet = ticket?.bet;
    // Automatic bets scale the layout proportionally; the layout itself must stay.
    if (isBet(bet) && !running) adopt(bet.chips);
  });
  useEffect(() => {
    if (id !== null) lay();
  }, [id]);
}
