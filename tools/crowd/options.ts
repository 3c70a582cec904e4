import { parseArgs } from "node:util";
import { UsageError } from "../command.ts";

/** Access tokens of players live 15 minutes, and simulated players do not renew theirs. */
const MAX_SECONDS = 600;
const MAX_PLAYERS = 10_000;

export const HELP = `npm run crowd -- --players 200 --seconds 60

Lets simulated players in and has them play every game of the house through its public API, as browsers do: register, confirm
the age, bet, play hands, buy tickets and cash out. Prints a line a second. Exits with 1 when the house answers with an error of
its own (5xx) or when a balance that it tells does not add up.

The players are marked as simulated before their first bet, by an act in the house's audit trail. That takes the house's
database, so the crowd runs where the house runs and with the same configuration (PORT, DATA_DIR or DATABASE_URL).

  --players N     how many, 50 when not given
  --seconds N     for how long, 30 when not given, ${MAX_SECONDS} at most
  --pause MS      mean pause of a player between two commands, 500 when not given; 0 is as fast as possible
  --url URL       where the house answers; http://localhost and PORT when not given
  --help          prints this

Each player comes from a loopback address of their own where the system has them (Linux), so that the limit on registrations of one
address does not count them as one. Elsewhere they come as fast as SIGN_INS_PER_MINUTE lets them.

Exit codes: 0 all is well, 1 it is not, 2 bad arguments or no house.`;

export interface Options {
  readonly players: number;
  readonly seconds: number;
  readonly pauseMs: number;
  readonly url: URL | null;
}

/** @returns null if help was requested. @throws UsageError */
export function parseOptions(args: readonly string[]): Options | null {
  const values = parse(args);
  if (values.help === true) return null;
  const number = (name: "players" | "seconds" | "pause", standard: number, from: number, to: number) => {
    const given = Number(values[name] ?? standard);
    if (!Number.isInteger(given) || given < from || given > to) {
      throw new UsageError(`--${name} is no whole number from ${from} to ${to}: ${values[name]}`);
    }
    return given;
  };
  return {
    players: number("players", 50, 1, MAX_PLAYERS),
    seconds: number("seconds", 30, 1, MAX_SECONDS),
    pauseMs: number("pause", 500, 0, 60_000),
    url: values.url === undefined ? null : parseUrl(values.url),
  };
}

function parseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== "http:") throw new UsageError(`--url is no http address: ${text}`);
  return url;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        players: { type: "string" },
        seconds: { type: "string" },
        pause: { type: "string" },
        url: { type: "string" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
