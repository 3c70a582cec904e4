import { setTimeout as sleep } from "node:timers/promises";
import { features } from "@fairhouse/server/features.ts";
import { type House, startHouse } from "@fairhouse/server/house.ts";
import { readConfig } from "@fairhouse/server/machinery/config.ts";
import type { Feature, HouseParts } from "@fairhouse/server/parts.ts";
import { makePlayers, openSessions } from "../players.ts";
import { startProfile, stopProfile } from "../profile.ts";
import { watchPublishing } from "../published.ts";
import { singleTransactionRoute } from "../single-transaction.ts";
import { answerQuestions } from "./helper-process.ts";
import type { HouseQuestions } from "./house-questions.ts";

// The house under measurement, as `npm start` runs it except for the limits per player, because one player here stands
// for many.
const published = watchPublishing();
let house: House | null = null;
let parts: HouseParts | null = null;

async function remember(started: HouseParts): Promise<Feature> {
  parts = started;
  return { routes: (app) => singleTransactionRoute(app, started) };
}

async function start(dataDir: string): Promise<{ url: string }> {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    START_BALANCE: "1000000000",
    BETS_PER_SECOND: "1000000",
    READS_PER_SECOND: "1000000",
    SHUTDOWN_SECONDS: "1",
  });
  house = await startHouse(config, {
    site: null,
    features: [...features, remember],
  });
  return { url: house.url };
}

function started(): HouseParts {
  if (parts === null) throw new Error("the house has not started");
  return parts;
}

answerQuestions<HouseQuestions>(
  {
    start: ({ dataDir }) => start(dataDir),
    players: ({ count }) => makePlayers(started(), count),
    sessions: ({ ids }) => openSessions(started(), ids),
    memory: async () => {
      globalThis.gc?.();
      // The second pass frees objects that the first one only marked as finished.
      await sleep(500);
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    },
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    published: () => published.splice(0),
    startProfile,
    stopProfile,
  },
  async () => house?.close(),
);
