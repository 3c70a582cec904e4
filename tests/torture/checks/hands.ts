import type { Broken } from "../attack.ts";
import { canonical } from "../client/http.ts";
import type { SimulatedPlayer } from "../client/player.ts";

/** Checks invariant 7: an open hand is exactly in the state that its player was last told. */
export async function lostHands(player: SimulatedPlayer): Promise<readonly Broken[]> {
  const { body, status } = await player.ask("GET", "/api/hands/open");
  if (status !== 200) return [{ invariant: "7: open hands survive restarts", what: `open hands answer ${status}` }];
  const broken: Broken[] = [];
  for (const hand of body.hands) {
    const told = player.journal.acknowledged
      .map(({ answer }) => answer.hand)
      .filter((known) => known?.id === hand.id && known.turn === hand.turn);
    for (const known of told) {
      if (canonical(known) === canonical(hand)) continue;
      broken.push({
        invariant: "7: open hands survive restarts exactly",
        what: `told ${JSON.stringify(known)}, resumed as ${JSON.stringify(hand)}`,
      });
    }
  }
  return broken;
}
