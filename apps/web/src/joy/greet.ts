import { dialogs } from "../dialogs.ts";
import { sessionStore } from "../services.ts";
import { flyCoins } from "./coin-flights.ts";

/**
 * Shows a new player the coins they begin with: at home together with a first game, and on a page that they registered for,
 * a game or the rewards, as coins that fly to their balance.
 * @param target the page that they go to now
 */
export function greet(target: string): void {
  if (target === "/home") {
    dialogs.setState({ welcome: true });
    return;
  }
  const { balance } = sessionStore.getState();
  flyCoins({ from: null, before: 0, after: balance, onLanding: () => {} });
}
