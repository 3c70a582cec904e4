import type { PastRound } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import type { ClothOfLayouts } from "../../shared/screen/chips/saved-layouts.ts";
import { useLiveChips } from "../../shared/screen/live/use-live-chips.ts";
import { baseAfter, FIRST_BASE, fitBet, type LiveHiloBet } from "../rules/base.ts";
import type { LiveCard, Rank } from "../rules/deck.ts";
import { isPosition, POSITIONS, returnsOf } from "../rules/positions.ts";
import { autoPlay } from "./auto-play.ts";
import { baseOf, cardOf } from "./facts.ts";
import { useLiveCardName } from "./live-card.tsx";
import { SHOWN_MS } from "./reveal-times.ts";
import { type CardPlace, useTurn } from "./use-turn.ts";
import { hiloWords } from "./words/words.ts";

const CLOTH: ClothOfLayouts = { game: "hilo-2", most: POSITIONS.length, isPosition };

/** Provides the state and the actions of the hilo 2 screen. */
export function useLiveHilo() {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  const table = useLiveChips<LiveHiloBet>({
    cloth: CLOTH,
    table: "hilo-2",
    rules: { fit: fitBet },
    autoPlay,
    showMs: () => SHOWN_MS,
    problemOf(chips, carry) {
      const base = baseOf(carry);
      if (base === null || !missing(chips, base)) return null;
      return base === "A" ? words.closedHi : words.closedLo;
    },
    saidOf(outcome) {
      const card = cardOf(outcome);
      return card === null ? undefined : words.came(nameOf(card));
    },
  });
  const { live, landed, outcome } = table;
  const lies = useTurn(live, landed);
  useTurnSounds(lies);
  const handed = baseOf(live.round?.carry) ?? FIRST_BASE;
  const card = cardOf(outcome);
  const base = landed && card !== null ? baseAfter(handed, card) : handed;
  return {
    ...table,
    place(on: string) {
      if (isPosition(on) && returnsOf(on, base) !== null) table.place(on);
    },
    /** The base of this round. */
    handed,
    /** The base of the next bet: once a card is open, that card's. */
    base,
    /** The card of this round, from the start of its reveal. */
    card,
    /** The place of the card. */
    lies,
    last: lastCard(live.recent, live.round?.id, handed),
  };
}

export type LiveHiloTable = ReturnType<typeof useLiveHilo>;

/** True if a chip lies on a position that does not exist on this base. */
function missing(chips: readonly Chip[], base: Rank): boolean {
  return chips.some(({ on }) => isPosition(on) && returnsOf(on, base) === null);
}

/**
 * Returns the card on the table when a round begins: the last round's card, or one of the base's rank at the very first
 * round.
 */
function lastCard(recent: readonly PastRound[], round: string | undefined, base: Rank): LiveCard {
  const before = recent.find(({ id, voided }) => id !== round && !voided);
  const card = cardOf(before?.outcome);
  return card !== null && baseAfter(base, card) === base ? card : `${base}-black`;
}

function useTurnSounds(place: CardPlace) {
  useEffect(() => {
    if (place === "coming") sounds.sweep();
    if (place === "open") sounds.flip();
  }, [place]);
}
