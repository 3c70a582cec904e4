import { setTimeout as sleep } from "node:timers/promises";
import { catalog } from "@fairhouse/games/catalog.ts";
import type { AnyCarry, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { readConfig } from "@fairhouse/server/machinery/config.ts";
import { createQueue } from "@fairhouse/server/machinery/queue.ts";
import type pg from "pg";
import { runCommand } from "../command.ts";
import { withDatabase } from "../database.ts";
import { gameNamed } from "../game-arguments.ts";
import { addressOf, enter, readHouse } from "./arrival.ts";
import { Caller } from "./caller.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { asPlaced, type PlayingParts, playOnce } from "./playing.ts";
import { Report } from "./report.ts";
import type { SimulatedPlayer } from "./simulated-player.ts";
import { Tables } from "./tables.ts";

/** Number of concurrent registrations; hashing a password takes the house a while. */
const REGISTERING = 8;

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  const url = options.url ?? new URL(`http://localhost:${readConfig(process.env).port}`);
  return withDatabase((pool) => run(url, options, pool));
}

async function run(url: URL, options: Options, pool: pg.Pool): Promise<number> {
  const report = new Report();
  const { currency } = await readHouse(url);
  const games = await Promise.all(catalog.map(({ id }) => gameNamed(id)));
  const tables = new Tables(
    url,
    games.flatMap((game) => (game.kind === "round" ? game.tables.map(({ id }) => id) : [])),
  );
  const endsAt = performance.now() + options.seconds * 1000;
  const remainingMs = () => Math.max(0, endsAt - performance.now());
  const stopping = () => remainingMs() === 0;
  const pause = () => sleep(-Math.log(1 - Math.random()) * options.pauseMs);
  const bet = (game: AnyGame, carry?: AnyCarry) => asPlaced(game, game.sampleBet(currency.minBet), carry);
  const chooseTable = (open: readonly string[]) => open[Math.floor(Math.random() * open.length)];
  const parts = { tables, witness: report, bet, chooseTable, pause, remainingMs };
  const timer = setInterval(() => console.log(report.line()), 1000);
  const register = createQueue(REGISTERING, Number.POSITIVE_INFINITY);
  const visits = Array.from({ length: options.players }, async (_, number) => {
    const caller = new Caller(url, addressOf(url, number), report);
    const player = await register(() => enter(caller, report, pool, "crowd", stopping));
    if (player === null) return;
    report.joined();
    await visit(player, games, parts, stopping);
  });
  const visited = await Promise.allSettled(visits);
  clearInterval(timer);
  tables.close();
  for (const visit of visited) if (visit.status === "rejected") report.breach(String(visit.reason));
  console.log(report.closing());
  return report.breaches > 0 ? 1 : 0;
}

async function visit(
  player: SimulatedPlayer,
  games: readonly AnyGame[],
  parts: PlayingParts,
  stopping: () => boolean,
): Promise<void> {
  while (!stopping()) {
    const game = games[Math.floor(Math.random() * games.length)];
    if (game !== undefined) await playOnce(player, game, parts);
    await parts.pause();
  }
  await player.settleAccounts();
  await player.signOut();
}

await runCommand(main);
