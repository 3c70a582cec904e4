import type { AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Pool } from "pg";
import type { Versions } from "./fact-gates.ts";
import type { WaitingBet } from "./waiting-bets.ts";

interface KnownFact {
  readonly id: string;
  readonly phase: string;
  /** It rises with a correction of the result. */
  readonly version: number;
  readonly result: AnyKnown | null;
}

/** All facts that some bets wait for, by id. */
export type Knowledge = ReadonlyMap<string, KnownFact>;

/** Reads what is known of everything that bets wait for. */
export async function readKnowledge(pool: Pool, bets: readonly WaitingBet[]): Promise<Knowledge> {
  const { rows } = await pool.query<KnownFact>({
    name: "facts-known",
    text: "select id, phase, version, result from play_fact where id = any($1::uuid[])",
    values: [[...new Set(bets.flatMap(({ facts }) => facts))]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export function resultsOf(knowledge: Knowledge): ReadonlyMap<string, AnyKnown | null> {
  const results = new Map<string, AnyKnown | null>();
  for (const { id, phase, result } of knowledge.values()) {
    if (phase === "known") results.set(id, result);
    if (phase === "void") results.set(id, null);
  }
  return results;
}

export function versionsOf(knowledge: Knowledge): Versions {
  const isOver = ({ phase }: KnownFact) => phase === "known" || phase === "void";
  return new Map([...knowledge].map(([id, fact]) => [id, isOver(fact) ? fact.version : null]));
}
