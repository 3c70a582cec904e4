import { standardChain } from "@fairhouse/server/features/play/parts.ts";
import { startPlay, startPlayWith } from "@fairhouse/server/features/play/start.ts";
import { features } from "@fairhouse/server/features.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import type { StartFeature } from "@fairhouse/server/parts.ts";
import { serve } from "@fairhouse/server/serve.ts";
import { knownRounds, SHORT_FLIGHTS } from "./known-rounds.ts";

// The product with its own tables and chains, whose first flights are short: a long one, of which there is no end to wait
// for, would say nothing more (docs/decisions/0046-known-rounds.md).

const known = knownRounds(createRandom(systemClock), standardChain, SHORT_FLIGHTS);
const startShortFlights: StartFeature = (house) => startPlayWith({ ...house, random: known.random }, known.chain);

await serve({ features: features.map((start) => (start === startPlay ? startShortFlights : start)) });
