import type { Http } from "@fairhouse/client/http.ts";
import type { TextStorage } from "@fairhouse/client/storage.ts";
import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import { randomSeed } from "./random-seed.ts";

/**
 * Answers the commitment of a player's first pair, and of one that a restoration made, with a client seed of this browser: until then the house
 * knew both halves when it drew its own. Asked once per player, browser and restoration; players who have bet keep the seed they bet with. A
 * failure leaves it to the next sign-in.
 * @param restored the newest restoration of the house; null when there was none.
 */
export async function setOwnSeed(
  http: Pick<Http, "get" | "post">,
  player: string,
  storage: TextStorage,
  restored: string | null,
): Promise<void> {
  const mark = `own-seed:${player}`;
  const asked = restored ?? "1";
  if (storage.getItem(mark) === asked) return;
  try {
    const { active } = await http.get<Seeds>("/fairness/seeds");
    if (!active.chosen && active.free) {
      const answer = { clientSeed: randomSeed(), serverSeedHash: active.serverSeedHash };
      await http.post<Seeds>("/fairness/client-seed", answer);
    }
    storage.setItem(mark, asked);
  } catch {
    // A bet may have been made in the meantime, or nobody answered: rotating sets a seed at any time.
  }
}
