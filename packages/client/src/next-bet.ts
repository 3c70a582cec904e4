import { createStore } from "zustand/vanilla";
import type { PlayContext } from "./play-context.tsx";

/** Lets the house's clock pass the moment: what is known of it here may be a little ahead. */
const MARGIN_MS = 300;

/** The moment from which the house takes the next bet, in milliseconds of its clock. */
export const nextBet = createStore<{ readonly at: number }>(() => ({ at: 0 }));

type Parts = Pick<PlayContext, "readyToBet" | "clock" | "house">;

/** Drops bets that wait until the house takes them. */
export class UnsentBets {
  #dropped = new AbortController();

  /** Aborted when a bet of now must not be sent any more. */
  get signal(): AbortSignal {
    return this.#dropped.signal;
  }

  drop(): void {
    this.#dropped.abort();
    this.#dropped = new AbortController();
  }
}

/**
 * Await this before every command that stakes money on a bet outside of rounds. True if this player may bet; resolves
 * once the rules of the house allow the next bet, and counts this one.
 * @param unsent ends the wait: nobody wants the bet any more.
 */
export async function readyForNextBet(context: Parts, game: string, unsent: AbortSignal): Promise<boolean> {
  if (!(await context.readyToBet(game)) || unsent.aborted) return false;
  if (betweenBetsOf(context) === 0) return true;
  await pause(nextBet.getState().at - context.clock.now(), unsent);
  if (unsent.aborted) return false;
  count(context);
  return true;
}

/**
 * Counts a bet again when the house has answered it: it may have reached the house long after it was sent, and the house
 * counts from then. A refused bet does not count again.
 */
export async function countedWhenTaken<Answer>(context: Parts, sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent;
  if (betweenBetsOf(context) > 0) count(context);
  return answer;
}

function count(context: Parts): void {
  nextBet.setState({ at: context.clock.now() + betweenBetsOf(context) + MARGIN_MS });
}

/** Returns the milliseconds from bet to bet that the rules of the house ask for. */
function betweenBetsOf({ house }: Parts): number {
  return house.getState().play?.betweenBetsMs ?? 0;
}

function pause(ms: number, until: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      until.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    until.addEventListener("abort", end);
  });
}
