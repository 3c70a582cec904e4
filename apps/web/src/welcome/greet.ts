import { flyCoins } from "../base/coin-flights.ts";
import { dialogs } from "../services/dialogs.ts";
import { sessionStore } from "../services/services.ts";

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
