import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPlay, startPlayWith } from "@fairhouse/server/features/play/start.ts";
import { features } from "@fairhouse/server/features.ts";
import { startHouse } from "@fairhouse/server/house.ts";
import { ownEmbedded } from "@fairhouse/server/machinery/database/embedded/embedded.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { createLog } from "@fairhouse/server/machinery/observability/log.ts";
import type { StartFeature } from "@fairhouse/server/parts.ts";
import { testConfig } from "@fairhouse/server/testing.ts";
import { runWithoutOptions } from "../../tools/without-options.ts";
import { millAtOnce } from "../mill.ts";
import { packed, takeData } from "./data.ts";
import { playAt } from "./play.ts";

const HELP = `node tests/upgrade/write.ts

Writes the data of a house of this version, for the test of upgrades, in the commit that brings a migration.`;

async function main(): Promise<void> {
  const log = createLog("silent");
  const dataDir = await mkdtemp(join(tmpdir(), "fairhouse-upgrade-"));
  const database = await ownEmbedded({ dataDir, log, durable: false });
  const startShortChains: StartFeature = (house) =>
    startPlayWith(house, { length: 2_000, stride: 500, mill: millAtOnce });
  const house = await startHouse(testConfig({ databaseUrl: database.url }), {
    log,
    site: null,
    features: features.map((start) => (start === startPlay ? startShortChains : start)),
  });
  const pool = createPool({ url: database.url, connections: 2, name: "upgrade", onIdleError: () => undefined });
  const played = await playAt(house.url, () => pool.query("update play_player set adult_at = now()"));
  await house.close();
  const data = await takeData(pool, played);
  await pool.end();
  await database.close();
  await rm(dataDir, { recursive: true });
  const name = data.migrations.at(-1)?.replace(".sql", ".json.gz");
  await writeFile(new URL(`data/${name}`, import.meta.url), packed(data));
  console.log(`wrote tests/upgrade/data/${name}`);
}

await runWithoutOptions(HELP, main);
