import { createHash } from "node:crypto";
import { join } from "node:path";
import { checkout } from "../../machinery/config.ts";
import type { HouseParts } from "../../parts.ts";
import type { PassParts } from "./entries/pass.ts";
import { readText } from "./files/log-files.ts";

/** Returns the newest rules of each game, with the hash of the golden vectors that this checkout has of them. */
export async function rulesInUse(games: HouseParts["games"]): Promise<PassParts["rules"]> {
  return Promise.all(
    games.ids.map(async (game) => {
      const version = games.latest(game)?.version ?? 0;
      const golden = await readText(join(checkout, "games", game, "rules", `golden.v${version}.json`));
      return { game, version, golden: golden === null ? null : createHash("sha256").update(golden).digest("hex") };
    }),
  );
}
