import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import type { ComponentType } from "react";

/** What a game draws of one settled bet: its public facts, as `GET /api/bets/:id` gives them to anybody. */
export interface BetViewProps {
  readonly page: BetPage;
}

export interface BetReplayProps extends BetViewProps {
  /** Call once, when the picture has come to rest. */
  readonly onEnd: () => void;
}

/**
 * One still picture of how a bet ended, with a caption, as wide as what holds it. It loads its words on demand: it is put
 * under a `Suspense`. No heading of its own.
 */
export interface BetViewModule {
  readonly default: ComponentType<BetViewProps>;
  /** False for an open bet, one of a version of the rules that is not drawn (any more), or facts of another shape. */
  readonly draws: (page: BetPage) => boolean;
  /** What a round of this game came to, in a line at the head of its page; without it the page writes the outcome as it is. */
  readonly RoundHead?: ComponentType<{ readonly proof: RoundPage["proof"] }>;
}

/**
 * The game's own animation of a bet that the still picture draws. It starts when it is mounted and ends on the drawn
 * result, within some seconds however long the game took; under reduced motion it is there at once. Its sounds are those
 * of the game. Mounted anew, it plays again.
 */
export interface BetReplayModule {
  readonly default: ComponentType<BetReplayProps>;
}

/** A settled bet whose seed or link is open, with the bytes of its stream. */
export interface WorkingsProps extends BetViewProps {
  /** The first `count` bytes that HMAC gives for the bet's seeds, or for its round. */
  readonly bytes: (count: number) => Uint8Array;
}

/** How the result of a bet comes from its numbers, step by step: bytes, numbers, cards, payout. */
export interface WorkingsModule {
  readonly Workings: ComponentType<WorkingsProps>;
}

/** How a game draws and replays a settled bet (`games/views.ts`): chunks of their own, without its screen, each fetched when it is wanted. */
export interface BetViews {
  readonly still: () => Promise<BetViewModule>;
  /** A game without one shows its still picture only. */
  readonly replay: (() => Promise<BetReplayModule>) | undefined;
  /** Only of games that say how their results come about. */
  readonly workings: (() => Promise<WorkingsModule>) | undefined;
}
