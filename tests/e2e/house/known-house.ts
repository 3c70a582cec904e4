import { startPlay, startPlayWith } from "@fairhouse/server/features/play/start.ts";
import { features } from "@fairhouse/server/features.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import type { StartFeature } from "@fairhouse/server/parts.ts";
import { serve } from "@fairhouse/server/serve.ts";
import { knownRounds, SCRIPTS, shortChains } from "./known-rounds.ts";
import { PLAYED_TABLES, quickened } from "./quick-tables.ts";

// The house of the browser tests is the product with two of its ports replaced: its games at quick tables, and a source
// of chance that makes known rounds (docs/decisions/0046-known-rounds.md).

const known = knownRounds(createRandom(systemClock), shortChains, SCRIPTS);
const startKnownPlay: StartFeature = (house) =>
  startPlayWith({ ...house, games: quickened(house.games, PLAYED_TABLES), random: known.random }, known.chain);

await serve({
  features: features.map((start) => (start === startPlay ? startKnownPlay : start)),
  // The site may be a build with a planted bug.
  ...(process.env.SITE_DIR !== undefined && { site: process.env.SITE_DIR }),
});
