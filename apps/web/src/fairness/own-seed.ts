import type { Http } from "@fairhouse/client/http.ts";
import type { TextStorage } from "@fairhouse/client/storage.ts";
import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import { randomSeed } from "./random-seed.ts";

/**
 * Answers the commitment of a player's first pair with a client seed of this browser: until then the house knew both halves when it
 * drew its own. Asked once per player and browser; players who have bet keep the seed they bet with. A failure leaves it to the next sign-in.
 */
export async function setOwnSeed(
  http: Pick<Http, "get" | "post">,
  player: string,
  storage: TextStorage,
): Promise<void> {
  const mark = `own-seed:${player}`;
  if (storage.getItem(mark) !== null) return;
  try {
    const { active } = await http.get<Seeds>("/fairness/seeds");
    if (!active.chosen && active.free) {
      const answer = { clientSeed: randomSeed(), serverSeedHash: active.serverSeedHash };
      await http.post<Seeds>("/fairness/client-seed", answer);
    }
    storage.setItem(mark, "1");
  } catch {
    // A bet may have been made in the meantime, or nobody answered: rotating sets a seed at any time.
  }
}
