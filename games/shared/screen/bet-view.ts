import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { PastRound, PublicTicket, RoundPage } from "@fairhouse/protocol/table.ts";
import type { ComponentType } from "react";

/** Props of a game's picture of a settled bet: its public facts, as `GET /api/bets/:id` returns them to anybody. */
export interface BetViewProps {
  readonly page: BetPage;
}

/** Props for what was bet, as the list of bets has it. */
export type PicksProps = Pick<BetPage["bet"], "bet">;

export interface BetReplayProps extends BetViewProps {
  /** Called once when the picture has come to rest. */
  readonly onEnd: () => void;
}

/**
 * A still picture of how a bet ended, with a caption, as wide as its container. It loads its words on demand, so it
 * needs a `Suspense` around it. It has no heading.
 */
export interface BetViewModule {
  readonly default: ComponentType<BetViewProps>;
  /** Says in one line of a list what a slip is on; absent for games without slips. */
  readonly Picks?: ComponentType<PicksProps>;
  /**
   * Returns false for an open bet, for facts of another shape, and for versions of the rules that are not or no longer
   * drawn.
   */
  readonly draws: (page: BetPage) => boolean;
  /** Shows the result of a round in one line at the head of its page; without it the page prints the raw outcome. */
  readonly RoundHead?: ComponentType<{ readonly proof: RoundPage["proof"] }>;
  /** Shows the result of a round within a row of a list; without it the page writes points and tickets itself. */
  readonly RoundResult?: ComponentType<Pick<PastRound, "outcome">>;
  /**
   * Shows what a ticket was bet on (a field, a target), as everybody at the table sees it; absent for games whose tickets
   * are no more than their stake.
   */
  readonly TicketFace?: ComponentType<Pick<PublicTicket, "face">>;
}

/**
 * The game's own animation of a bet that the still picture draws. It starts on mount and ends on the drawn result
 * within a few seconds, however long the game took; with reduced motion the result is there at once. It plays the
 * sounds of the game. Remounting plays it again.
 */
export interface BetReplayModule {
  readonly default: ComponentType<BetReplayProps>;
}

/** Props for a settled bet whose seed or link is published, with the bytes of its stream. */
export interface WorkingsProps extends BetViewProps {
  /** Returns the first `count` bytes of the HMAC of the bet's seeds, or of its round. */
  readonly bytes: (count: number) => Uint8Array;
}

/** Shows how the result of a bet follows from its numbers, step by step: bytes, numbers, cards, payout. */
export interface WorkingsModule {
  readonly Workings: ComponentType<WorkingsProps>;
}

/**
 * The modules that draw and replay a settled bet (`games/views.ts`). They are chunks apart from the game's screen, each
 * fetched when needed.
 */
export interface BetViews {
  readonly still: () => Promise<BetViewModule>;
  /** Undefined for a game that has only a still picture. */
  readonly replay: (() => Promise<BetReplayModule>) | undefined;
  /** Undefined for games that do not explain how their results come about. */
  readonly workings: (() => Promise<WorkingsModule>) | undefined;
}
