import { flyCoins } from "../base/coin-flights.ts";
import { dialogs } from "../services/dialogs.ts";
import { playContext, sessionStore } from "../services/services.ts";

/**
 * Asks new players for their age, and resolves with any answer: asked at a first bet it would cost the live round that
 * the bet was meant for. Done before they go on, because a panel of the next page would cover the question.
 */
export async function askAge(): Promise<void> {
  await playContext.readyToBet();
}

/**
 * Shows new players their starting coins: at home together with a first game; on a page for which they registered, a
 * game or the rewards, as coins that fly to their balance.
 * @param target the page to which they go now
 */
export function greet(target: string): void {
  if (target === "/home") {
    dialogs.setState({ welcome: true });
    return;
  }
  const { balance } = sessionStore.getState();
  flyCoins({ from: null, before: 0, after: balance, onLanding: () => {} });
}
