import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@fairhouse/server/machinery/make-folder.ts";
import { runCommand } from "../command.ts";
import { type Figure, tableOf } from "./figure.ts";
import { measureOnePlayer } from "./one-player.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureBets } from "./parts/bets.ts";
import { measureCrowding } from "./parts/crowding.ts";
import { measureGames } from "./parts/games.ts";
import { measureHands } from "./parts/hands.ts";
import { measureHistory } from "./parts/history.ts";
import { measureRooms } from "./parts/rooms.ts";
import { measureSettlement } from "./parts/settlement.ts";
import { measureSlips } from "./parts/slips.ts";
import { measureSockets } from "./parts/sockets.ts";
import { measureStorm } from "./parts/storm.ts";
import { measureTpcB } from "./pgbench.ts";
import { measureRules } from "./rules.ts";
import { openStage, type Stage } from "./stage.ts";

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  const figures = [...(await measureHouse(options)), ...(await measureLongHistory(options))];
  console.log(options.json ? JSON.stringify(figures, null, 2) : tableOf(figures));
  return options.share === 1 && figures.some(({ holds }) => holds === false) ? 1 : 0;
}

async function measureHouse(options: Options): Promise<readonly Figure[]> {
  if (options.sections.size === 1 && options.sections.has("history")) return [];
  const stage = await openStage(options.share);
  process.once("SIGINT", () => void stage.close().finally(() => process.exit(130)));
  return measureAll(stage, options).finally(() => stage.close());
}

/** Writes the CPU profile of the house during some work, if a folder for it was given. */
async function profiled<Value>({ house }: Stage, folder: string | null, work: () => Promise<Value>): Promise<Value> {
  if (folder === null) return work();
  await makeFolder(folder);
  await house.ask("startProfile", null);
  const value = await work();
  await writeFile(join(folder, "bets.cpuprofile"), await house.ask("stopProfile", null));
  return value;
}

/** Measures databases that it makes for this. */
async function measureLongHistory({ sections, rows }: Options): Promise<readonly Figure[]> {
  return sections.has("history") ? measureHistory(rows) : [];
}

async function measureAll(stage: Stage, { sections, seconds, profile }: Options): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const tell = (what: string) => process.stderr.write(`${what} …\n`);
  const compares = sections.has("bets") || sections.has("player") || sections.has("round") || sections.has("slips");
  if (compares) tell("pgbench");
  const tpcB = compares ? await measureTpcB(stage, seconds) : null;
  for (const section of sections) {
    tell(section);
    if (section === "bets") figures.push(...(await profiled(stage, profile, () => measureBets(stage, seconds, tpcB))));
    if (section === "player") figures.push(...(await measureOnePlayer(stage, seconds, tpcB)));
    if (section === "crowding") figures.push(...(await measureCrowding(stage, seconds)));
    if (section === "hands") figures.push(...(await measureHands(stage, seconds)));
    if (section === "games") figures.push(...(await measureGames(stage, seconds)));
    if (section === "round") figures.push(...(await measureSettlement(stage, tpcB)));
    if (section === "slips") figures.push(...(await measureSlips(stage, tpcB)));
    if (section === "sockets") figures.push(...(await measureSockets(stage)));
    if (section === "storm") figures.push(...(await measureStorm(stage)));
    if (section === "rooms") figures.push(...(await measureRooms(stage)));
    if (section === "rules") figures.push(...(await measureRules(stage, seconds)));
    if (section === "page") figures.push(...(await measurePageWeight()));
  }
  return figures;
}

await runCommand(main);
