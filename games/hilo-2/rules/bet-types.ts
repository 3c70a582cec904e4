import { ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { FIRST_BASE } from "./base.ts";
import { CARDS, type Rank } from "./deck.ts";
import { type Position, returnsOf, winningCards } from "./positions.ts";

interface LiveHiloType extends BetType {
  readonly position: Position;
  readonly base: Rank;
}

const STAKE = 1_000;

function typeOf(name: string, position: Position, base: Rank = FIRST_BASE): LiveHiloType {
  return {
    name,
    bet: { base, chips: [{ on: position, amount: STAKE }] },
    position,
    base,
    prizes: [{ returns: returnsOf(position, base) ?? ZERO, chance: ratio(winningCards(position, base), CARDS.length) }],
  };
}

/** One type for each chance: J–Q and K–A pay alike, as do Hi and Lo with equally many cards. */
export const betTypes: readonly LiveHiloType[] = [
  typeOf("red or black", "red"),
  typeOf("2–9", "2-9"),
  typeOf("J–A", "j-a"),
  typeOf("J–Q or K–A", "j-q"),
  typeOf("A", "ace"),
  typeOf("Joker", "joker"),
  typeOf("Hi on 2", "hi", "2"),
  typeOf("Hi on 7", "hi", "7"),
  typeOf("Lo on 7", "lo", "7"),
  typeOf("Hi on K", "hi", "K"),
];
