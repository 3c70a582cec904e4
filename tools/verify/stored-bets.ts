import { UsageError } from "../game-arguments.ts";
import type { StoredBet } from "./all.ts";

/** Every settled bet of the database. */
export function storedBets(): AsyncIterable<StoredBet> {
  throw new UsageError("--all needs the database, which is not connected to this tool yet");
}
