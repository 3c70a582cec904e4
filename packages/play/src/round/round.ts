import { type Bettor, roundOutcome, roundSeeds } from "@fairhouse/fairness/round-outcome.ts";
import type { AnyCarry, AnyOutcome, AnyRoundGame, AnyTicket } from "@fairhouse/kernel/any-game.ts";
import type { Table } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { RoundPhase, RoundView } from "@fairhouse/protocol/table.ts";
import type { LiveChain } from "../seed/chain-store.ts";

/** The phases in which tickets wait for their end. */
export const OPEN_PHASES: readonly RoundPhase[] = ["betting", "closing", "running"];

/** A round as its driver holds it: the link of its chain is secret. */
export interface Round {
  readonly id: string;
  readonly table: Table;
  readonly number: number;
  /** In the version that the round was opened with. */
  readonly game: AnyRoundGame;
  readonly chain: LiveChain;
  /** Position of its link in the chain, from 1. */
  readonly link: number;
  /** The fence of the driver's term. */
  readonly fence: number;
  readonly carry: AnyCarry;
  readonly openedAt: Date;
  /**
   * The end of betting, past or future, in milliseconds since 1970, as known when this server took the round up; null
   * while the table waits for players.
   */
  readonly closesAt: number | null;
  /** Milliseconds that a lost driver had provably flown it; null unless a driver was lost. */
  readonly flownMs: number | null;
}

/** An open round as a bet needs it, without secrets: every server may have it. */
export type OpenRound = Pick<Round, "id" | "game" | "fence" | "carry" | "closesAt">;

/** A ticket of a closed book, with everything needed to settle it. */
export interface BookTicket extends AnyTicket, Bettor {
  readonly name: string | null;
  readonly avatar: string;
  readonly simulated: boolean;
  readonly currency: string;
  readonly stake: Money;
  readonly createdAt: Date;
  /** Null while open. */
  readonly payout: Money | null;
}

/**
 * The drawn result of a round. Held in memory until it is published: the fields are private so that neither printing
 * nor JSON shows them, because a crash point must not reach a log while the flight lasts.
 */
export class Drawn {
  readonly #outcome: AnyOutcome;
  readonly #carryAfter: AnyCarry;
  readonly #runMs: number;
  /** True if the next round takes a new link, so that this round's may be shown. */
  readonly lastOfLink: boolean;

  constructor(round: Round, book: readonly BookTicket[]) {
    const { game, chain, link } = round;
    const place = { salt: chain.salt, index: link };
    const seeds = roundSeeds(game.seeding, book).map(({ clientSeed }) => clientSeed);
    const { outcome, carry } = roundOutcome(game, { link: chain.link(link), ...place, seeds }, round.carry, book);
    this.#outcome = outcome;
    this.#carryAfter = carry;
    this.#runMs = game.runMs(outcome);
    this.lastOfLink = game.open(carry).fresh;
  }

  get outcome(): AnyOutcome {
    return this.#outcome;
  }

  get carryAfter(): AnyCarry {
    return this.#carryAfter;
  }

  get runMs(): number {
    return this.#runMs;
  }
}

/** Returns the public view of a round. */
export function roundView(round: Round, state: Pick<RoundView, "phase" | "closesAt"> & Partial<RoundView>): RoundView {
  return {
    id: round.id,
    number: round.number,
    commitment: round.chain.link(round.link - 1),
    carry: round.carry,
    startedAt: null,
    revealMs: null,
    outcome: null,
    link: null,
    interrupted: false,
    ...state,
  };
}
