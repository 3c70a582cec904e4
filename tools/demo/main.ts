import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { betTypesOf } from "@fairhouse/games/bet-types.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import type { BetType } from "@fairhouse/games/shared/rules/bet-types.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { readConfig } from "@fairhouse/server/machinery/config.ts";
import { createQueue } from "@fairhouse/server/machinery/queue.ts";
import type pg from "pg";
import { runCommand, UsageError } from "../command.ts";
import { addressOf, enter, readHouse } from "../crowd/arrival.ts";
import { Caller, type Witness } from "../crowd/caller.ts";
import type { SimulatedPlayer } from "../crowd/simulated-player.ts";
import { Tables } from "../crowd/tables.ts";
import { withDatabase } from "../database.ts";
import { gameNamed } from "../game-arguments.ts";
import { startDemoEvents } from "./events.ts";
import { closeHouse, startHouse } from "./house.ts";
import { setOwn } from "./own-settings.ts";
import { somebody } from "./people.ts";
import { placesOf, Seating } from "./seating.ts";
import { type Floor, stay } from "./stay.ts";
import { temperamentOf } from "./temperament.ts";

const MAX_PLAYERS = 500;
const HELP = `npm run demo -- [--players 100] [--data data-demo]

Starts the house with simulated players in it, who play every game through its public API, each with a temper of their own. Open the
address that it prints. To stop, press Ctrl-C: it ends within three seconds. They are marked as simulated wherever a player is shown;
in a demo the race and the leaderboard are theirs alone, and in every other house they stand in none. The database is the embedded one
in a data folder of the demo's own, so that they never come into another house; it has a key of its own and no backups, and every other
setting of docs/operating.md holds.

  --players N     how many, up to ${MAX_PLAYERS}; with 100, each table whose rounds follow each other within a minute has 5 to 15 of them
  --data FOLDER   where the demo keeps its database and keys
  --help          prints this`;

/**
 * Number of concurrent registrations: hashing a password takes the house a while, and a visitor may be waiting to sign
 * in.
 */
const REGISTERING = 2;
/** Number of names that a player tries until one is free; after that they keep the name that the house gave them. */
const NAMES_TRIED = 5;
/** Wait after the house could not be reached. */
const COME_BACK_MS = 5_000;

/** Players report a fault once; the house's own log tells more. */
const witness: Witness = {
  bet() {},
  answered() {},
  unreachable() {},
  breach: (what) => console.error(`simulated players: ${what}`),
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      players: { type: "string", default: "100" },
      data: { type: "string", default: "data-demo" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const players = Number(values.players);
  if (!Number.isInteger(players) || players < 1 || players > MAX_PLAYERS) {
    throw new UsageError(`--players is no whole number from 1 to ${MAX_PLAYERS}: ${values.players}`);
  }
  setOwn(process.env, values.data);
  const { publicUrl, port, sportsFeed } = readConfig(process.env);
  // A feed of the operator's own is asked instead.
  const events = sportsFeed === null ? await startDemoEvents() : null;
  const stopping = new AbortController();
  let isAsked = false;
  // Ctrl-C reaches the house by itself.
  process.on("SIGINT", () => {
    isAsked = true;
    stopping.abort();
  });
  process.on("SIGTERM", () => stopping.abort());
  const house = startHouse();
  house.process.on("exit", () => stopping.abort());
  try {
    const told = await house.opened;
    // Its players come from this computer, whatever address others use.
    const url = publicUrl === null ? told : new URL(`http://localhost:${port}`);
    if (told !== null && url !== null && !stopping.signal.aborted)
      await withDatabase((pool) => fill(url, players, pool, stopping.signal));
  } finally {
    process.exitCode = await closeHouse(house, isAsked);
    await events?.close();
  }
}

/**
 * Keeps this many simulated players in the house until the demo ends; a player who has nothing left makes room for
 * another.
 */
async function fill(url: URL, players: number, pool: pg.Pool, stopping: AbortSignal): Promise<void> {
  const { currency } = await readHouse(url);
  const games = new Map<string, { readonly game: AnyGame; readonly types: readonly BetType[] }>();
  for (const entry of catalog) games.set(entry.id, { game: await gameNamed(entry.id), types: await betTypesOf(entry) });
  const places = [...games.values()].flatMap(({ game }) => placesOf(game));
  const tables = new Tables(
    url,
    places.flatMap(({ table }) => table ?? []),
  );
  stopping.addEventListener("abort", () => tables.close());
  const seating = new Seating(places, players);
  const floor: Floor = { games, seating, tables, witness, currency, stopping };
  const register = createQueue(REGISTERING, Number.POSITIVE_INFINITY);
  const visits = Array.from({ length: players }, async (_, number) => {
    const caller = new Caller(url, addressOf(url, number), witness);
    while (!stopping.aborted) {
      try {
        const player = await register(() => enter(caller, witness, pool, "demo", () => stopping.aborted));
        if (player === null) break;
        await register(() => takeName(player));
        await stay(player, temperamentOf(number), floor);
      } catch (error) {
        if (stopping.aborted) break;
        witness.breach(String(error));
        await sleep(COME_BACK_MS, undefined, { signal: stopping }).catch(() => {
          // The sleep was aborted, because the demo ends.
        });
      }
    }
    caller.close();
  });
  console.log(`  ${players} simulated players are coming in. To stop, press Ctrl-C.\n`);
  await Promise.all(visits);
}

async function takeName(player: SimulatedPlayer): Promise<void> {
  for (let tries = 0; tries < NAMES_TRIED; tries++) {
    const { username, avatar } = somebody(Math.random);
    if (await player.callThemselves(username, avatar)) return;
  }
}

await runCommand(main);
