import { parseArgs } from "node:util";
import { UsageError } from "../command.ts";

const SECTIONS = [
  "bets",
  "player",
  "crowding",
  "hands",
  "games",
  "sockets",
  "storm",
  "rooms",
  "round",
  "slips",
  "rules",
  "page",
] as const;
/** A part that takes as long as it is told to, and so runs only on request. */
export const HISTORY = "history";
/** A part that measures the one house of a run. */
export type HouseSection = (typeof SECTIONS)[number];
type Section = HouseSection | typeof HISTORY;
/** Each player has a hundred rows, and the bench starts with a tenth of the players. */
const FEWEST_ROWS = 10_000;
/** More players than connections are needed, because each connection plays for its own players. */
const SHARE_OF_TRIAL = 0.1;
const SECONDS_OF_TRIAL = 1;

export const HELP = `npm run bench

Measures this house on this machine: the server in a process of its own, on the embedded database with durable commits in a new
folder, loaded by other processes. Prints a table of each part, each figure beside its limit. Refuses to run on a database that does not
commit durably (fsync or synchronous_commit off).

  --only LIST     only these parts, by comma: ${[...SECTIONS, HISTORY].join(", ")}
                    bets     durable bets a second and their CPU time, beside a route that does nothing, the same bet in a
                             transaction of its own, and pgbench's TPC-B where pgbench is found
                    player   one player, one bet after another and 32 at once
                    crowding what bets of others wait beside one player on 256 connections
                    hands    hands from the start to the last move
                    games    requests a second of every game, beside a route that does nothing
                    sockets  5,000 sockets that watch a table while others bet, beside the same events from Socket.IO alone
                    storm    5,000 sockets that drop and come back at once
                    rooms    all tables at once, 5,000 sockets and 1,000 players who bet in every round
                    round    settling a round of 10,000 tickets while others bet, beside pgbench's TPC-B
                    slips    10,000 slips of three legs placed, and settled while others bet, beside pgbench's TPC-B
                    rules    simulation and verification
                    page     weight of the built site's first page
                    history  what grows with the number of bets: pages, a bet of somebody who comes back, the audit, in
                             a database that is filled for it and in one of a tenth; only when it is named here
  --rows N        bets in that database, 1e6 when not given; ten million take an hour and 25 GB of disk
  --seconds N     length of each measurement, 4 when not given
  --profile DIR   writes what the house spends its CPU time on during the part bets to bets.cpuprofile in this folder
                  (open it in Chromium's or your editor's profiler); figures are worse while it is noted
  --trial         runs every part for a second with a tenth of everything, and shows whether each comes to its end: the figures
                  say nothing, and no limit of time is missed
  --json          prints the figures as JSON
  --help          prints this

Exit codes: 0 every limit holds, 1 one is missed, 2 bad arguments or no durable commits.`;

export interface Options {
  readonly sections: ReadonlySet<Section>;
  readonly seconds: number;
  /** The share of all players, sockets and tickets; 1 except in a trial. */
  readonly share: number;
  /** Bets of the history. */
  readonly rows: number;
  /** Folder for the CPU profile; null for none. */
  readonly profile: string | null;
  readonly json: boolean;
}

/** @returns null if help was requested. @throws UsageError */
export function parseOptions(args: readonly string[]): Options | null {
  const values = parse(args);
  if (values.help === true) return null;
  const seconds = Number(values.seconds ?? (values.trial === true ? SECONDS_OF_TRIAL : "4"));
  if (!(seconds >= 0.5 && seconds <= 600))
    throw new UsageError(`--seconds is no number from 0.5 to 600: ${values.seconds}`);
  const rows = Number(values.rows ?? (values.trial === true ? FEWEST_ROWS : "1e6"));
  if (!Number.isSafeInteger(rows) || rows < FEWEST_ROWS)
    throw new UsageError(`--rows is no number from ${FEWEST_ROWS}: ${values.rows}`);
  const isTrial = values.trial === true;
  const names = values.only?.split(",") ?? (isTrial ? [...SECTIONS, HISTORY] : SECTIONS);
  const sections = new Set<Section>();
  for (const name of names) {
    const section = ([...SECTIONS, HISTORY] as const).find((known) => known === name);
    if (section === undefined)
      throw new UsageError(`there is no part "${name}"; the parts are ${[...SECTIONS, HISTORY].join(", ")}`);
    sections.add(section);
  }
  return {
    sections,
    seconds,
    rows,
    share: isTrial ? SHARE_OF_TRIAL : 1,
    profile: values.profile ?? null,
    json: values.json === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: "string" },
        seconds: { type: "string" },
        rows: { type: "string" },
        profile: { type: "string" },
        json: { type: "boolean" },
        trial: { type: "boolean" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
