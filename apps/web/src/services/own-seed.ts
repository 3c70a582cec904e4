import type { TextStorage } from "@fairhouse/client/storage.ts";
import type { Http } from "@fairhouse/client/wire/http.ts";
import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import { oneTabAtATime } from "./one-tab.ts";
import { randomSeed } from "./random-seed.ts";

/**
 * Answers the commitment of a player's first pair, and of one made by a restoration, with a client seed of this
 * browser: until then the house knew both halves when it drew its own. Asked once per player, browser and restoration;
 * players who have bet keep the seed with which they bet. After a failure the next sign-in tries again. Tabs that see a
 * sign-in at the same moment take turns: the house refuses a second choice while it is making one.
 * @param restored the newest restoration of the house; null if there was none.
 */
export function setOwnSeed(
  http: Pick<Http, "get" | "post">,
  player: string,
  storage: TextStorage,
  restored: string | null,
): Promise<void> {
  return oneTabAtATime("own-seed", () => answer(http, player, storage, restored));
}

async function answer(
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
      const own = { clientSeed: randomSeed(), serverSeedHash: active.serverSeedHash };
      await http.post<Seeds>("/fairness/client-seed", own);
    }
    storage.setItem(mark, asked);
  } catch {
    // A bet may have been made meanwhile, or nobody answered: a rotation can set a seed at any time.
  }
}
