import { createStore } from "zustand/vanilla";
import type { PlayContext } from "./play-context.tsx";

/** Lets the house's clock pass the moment: the bet reaches it later than it was noted here. */
const MARGIN_MS = 300;

/** The moment from which the house takes the next bet, in milliseconds of its clock. */
export const nextBet = createStore<{ readonly at: number }>(() => ({ at: 0 }));

type Parts = Pick<PlayContext, "readyToBet" | "clock" | "house">;

/**
 * Await this before every command that stakes money on a bet outside of rounds. True if this player may bet; resolves
 * once the rules of the house allow the next bet, and counts this one.
 */
export async function readyForNextBet(context: Parts, game: string): Promise<boolean> {
  if (!(await context.readyToBet(game))) return false;
  const { betweenBetsMs = 0 } = context.house.getState().play ?? {};
  if (betweenBetsMs === 0) return true;
  const waitMs = nextBet.getState().at - context.clock.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  nextBet.setState({ at: context.clock.now() + betweenBetsMs + MARGIN_MS });
  return true;
}
