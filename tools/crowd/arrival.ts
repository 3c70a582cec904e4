import { type HouseInfo, houseInfo } from "@fairhouse/protocol/account.ts";
import type pg from "pg";
import { UsageError } from "../command.ts";
import type { Caller, Witness } from "./caller.ts";
import { markSimulated } from "./mark.ts";
import { SimulatedPlayer } from "./simulated-player.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);

/** Reads the house's information about itself. @throws UsageError if no house answers. */
export async function readHouse(url: URL): Promise<HouseInfo> {
  try {
    const answer = await fetch(new URL("/api/house", url));
    return houseInfo.parse(await answer.json());
  } catch (error) {
    throw new UsageError(
      `no house answers at ${url.origin} (${error instanceof Error ? error.message : error}): npm start`,
    );
  }
}

/** An address from 127.64.0.1 on: only Linux answers from every address of the loopback network. */
export function addressOf(url: URL, number: number): string | undefined {
  if (process.platform !== "linux" || !LOOPBACK.has(url.hostname)) return undefined;
  const place = number + 1;
  return `127.64.${place >> 8}.${place & 255}`;
}

/**
 * Registers a player and marks them as simulated: nobody bets before that. Null if they were told to stop before it
 * succeeded.
 * @param command that brings them, for the audit trail.
 */
export async function enter(
  caller: Caller,
  witness: Witness,
  pool: pg.Pool,
  command: "crowd" | "demo",
  stopping: () => boolean,
): Promise<SimulatedPlayer | null> {
  const player = await SimulatedPlayer.register(caller, witness, stopping);
  if (player === null) return null;
  await markSimulated(pool, player.id, command);
  await player.confirmAge();
  return player;
}
