import { flyCoins } from "../base/coin-flights.ts";
import { dialogs } from "../services/dialogs.ts";
import { playContext, sessionStore } from "../services/services.ts";

/**
 * Shows new players their starting coins: at home together with a first game; on a page for which they registered, a
 * game or the rewards, as coins that fly to their balance. The question of age comes first: asked at a first bet it
 * would cost the live round that the bet was meant for.
 * @param target the page to which they go now
 */
export async function greet(target: string): Promise<void> {
  await playContext.readyToBet();
  if (target === "/home") {
    dialogs.setState({ welcome: true });
    return;
  }
  const { balance } = sessionStore.getState();
  flyCoins({ from: null, before: 0, after: balance, onLanding: () => {} });
}
