import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import type { Request } from "./processes/load-questions.ts";

const STAKE = 1_000;

/** The games that stand for their kinds, so that figures stay comparable while games are added. */
export const INSTANT = someInstant.id;
export const TABLE = someFlight.table;
export const HAND = someHand.id;

export const BET: Request = post(`/api${someInstant.path}`, { bet: someInstant.bet(STAKE) });

/** Without a preset nobody leaves early, so that one transaction settles the whole book at the end of the flight. */
export const TICKET: Request = post(`/api${someFlight.path}`, { bet: someFlight.leavingAt(null, STAKE) });

/** The content of `bench.ts` in the folder of that game: a hand that usually reaches its last move. */
export interface BenchHand {
  readonly steps: string;
  /** Replaces the same fields of the sample bet. */
  readonly bet: Readonly<Record<string, unknown>>;
  readonly moves: readonly unknown[];
}

export async function benchHand(): Promise<{ readonly start: Request; readonly says: BenchHand }> {
  const { benchHand: says }: { benchHand: BenchHand } = await import(`../../games/${HAND}/bench.ts`);
  const bet = { ...JSON.parse(JSON.stringify(someHand.bet(STAKE))), ...says.bet };
  return { start: post(`/api${someHand.path}`, { bet }), says };
}

export function post(path: string, body: unknown): Request {
  return { method: "POST", path, body: JSON.stringify(body) };
}
