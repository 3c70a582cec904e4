import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { ComponentType } from "react";

/** What a game draws of one settled bet: its public facts, as `GET /api/bets/:id` gives them to anybody. */
export interface BetViewProps {
  readonly page: BetPage;
}

/**
 * What `games/bet-views.ts` loads for a game: one still picture of how a bet ended, with a caption, as wide as what holds
 * it. It draws nothing for an open bet, or for one of a shape that it does not know. It loads its words on demand: put it
 * under a `Suspense`. No heading of its own.
 */
export interface BetViewModule {
  readonly default: ComponentType<BetViewProps>;
}
