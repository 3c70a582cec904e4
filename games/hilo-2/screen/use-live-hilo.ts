import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect } from "react";
import type { PastRoundOf } from "../../shared/facts/rounds.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import type { ClothOfLayouts } from "../../shared/screen/chips/saved-layouts.ts";
import { useLiveChips } from "../../shared/screen/live/use-live-chips.ts";
import { facts } from "../facts.ts";
import { baseAfter, FIRST_BASE, fitBet } from "../rules/base.ts";
import type { LiveCard, Rank } from "../rules/deck.ts";
import type { LiveHiloOutcome } from "../rules/hilo.ts";
import { isPosition, POSITIONS, returnsOf } from "../rules/positions.ts";
import { autoPlay } from "./auto-play.ts";
import { useLiveCardName } from "./live-card.tsx";
import { SHOWN_MS } from "./reveal-times.ts";
import { type CardPlace, useTurn } from "./use-turn.ts";
import { hiloWords } from "./words/words.ts";

const CLOTH: ClothOfLayouts = { game: "hilo-2", most: POSITIONS.length, isPosition };

/** Provides the state and the actions of the hilo 2 screen. */
export function useLiveHilo() {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  const table = useLiveChips({
    cloth: CLOTH,
    table: "hilo-2",
    facts,
    rules: { fit: fitBet },
    autoPlay,
    showMs: () => SHOWN_MS,
    problemOf(chips, carry) {
      if (carry === null || !missing(chips, carry.base)) return null;
      return carry.base === "A" ? words.closedHi : words.closedLo;
    },
    saidOf: ({ card }) => words.came(nameOf(card)),
  });
  const { live, landed, outcome } = table;
  const lies = useTurn(live, landed);
  useTurnSounds(lies);
  const handed = live.round?.carry?.base ?? FIRST_BASE;
  const card = outcome?.card ?? null;
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
function lastCard(recent: readonly PastRoundOf<LiveHiloOutcome>[], round: string | undefined, base: Rank): LiveCard {
  const before = recent.find(({ id, voided }) => id !== round && !voided);
  const card = before?.outcome?.card;
  return card !== undefined && baseAfter(base, card) === base ? card : `${base}-black`;
}

function useTurnSounds(place: CardPlace) {
  useEffect(() => {
    if (place === "coming") sounds.sweep();
    if (place === "open") sounds.flip();
  }, [place]);
}
