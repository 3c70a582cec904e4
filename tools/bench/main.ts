import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@fairhouse/server/machinery/make-folder.ts";
import { runCommand } from "../command.ts";
import { type Figure, tableOf } from "./figure.ts";
import { measureOnePlayer } from "./one-player.ts";
import { HELP, HISTORY, type HouseSection, type Options, parseOptions } from "./options.ts";
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

/** The parts whose figures stand beside those of pgbench. */
const COMPARED: readonly HouseSection[] = ["bets", "player", "round", "slips"];

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  const figures = [...(await measureHouse(options)), ...(await measureLongHistory(options))];
  if (options.json) console.log(JSON.stringify(figures, null, 2));
  return figures.some(({ holds, always }) => holds === false && (options.share === 1 || always)) ? 1 : 0;
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
async function measureLongHistory({ sections, rows, json }: Options): Promise<readonly Figure[]> {
  return sections.has("history") ? told(await measureHistory(rows), json) : [];
}

async function measureAll(stage: Stage, options: Options): Promise<readonly Figure[]> {
  const { sections, seconds, profile, json } = options;
  const tell = (what: string) => process.stderr.write(`${what} …\n`);
  const compares = COMPARED.some((section) => sections.has(section));
  if (compares) tell("pgbench");
  const tpcB = compares ? await measureTpcB(stage, seconds) : null;
  const parts: Readonly<Record<HouseSection, () => Promise<readonly Figure[]>>> = {
    bets: () => profiled(stage, profile, () => measureBets(stage, seconds, tpcB)),
    player: () => measureOnePlayer(stage, seconds, tpcB),
    crowding: () => measureCrowding(stage, seconds),
    hands: () => measureHands(stage, seconds),
    games: () => measureGames(stage, seconds),
    sockets: () => measureSockets(stage),
    storm: () => measureStorm(stage),
    rooms: () => measureRooms(stage),
    round: () => measureSettlement(stage, tpcB),
    slips: () => measureSlips(stage, tpcB),
    rules: () => measureRules(stage, seconds),
    page: () => measurePageWeight(),
  };
  const figures: Figure[] = [];
  for (const section of sections) {
    if (section === HISTORY) continue;
    tell(section);
    figures.push(...told(await parts[section](), json));
  }
  return figures;
}

/** Prints the figures of a part at once, so that they are not lost if a later one breaks off. */
function told(figures: readonly Figure[], json: boolean): readonly Figure[] {
  if (!json) console.log(tableOf(figures));
  return figures;
}

await runCommand(main);
