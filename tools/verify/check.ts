import { soloChance, streamBytes } from "@fairhouse/fairness/stream.ts";
import { completeBet, gameNamed } from "../game-arguments.ts";
import { roundResult, soloOutcome } from "./outcome.ts";
import { BYTES, isRecord, nonceOf, textOf, type Vector } from "./vectors.ts";

/** Stake of a bet that names none: the smallest of the default currency. */
export const DEFAULT_STAKE = 1_000;

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  /** A line for each vector that does not match. */
  readonly mismatches: readonly string[];
}

/**
 * Recomputes every vector with the house's own rules. @throws UsageError if a vector lacks a field that its game needs.
 */
export async function checkVectors(vectors: readonly Vector[]): Promise<Verdict> {
  const mismatches: string[] = [];
  for (const vector of vectors) {
    const difference = differenceBetween(vector.outcome, await outcomeOf(vector), "outcome");
    if (difference !== null) mismatches.push(`vector ${vectors.indexOf(vector) + 1}, ${vector.game}: ${difference}`);
  }
  return {
    passed: vectors.length - mismatches.length,
    failed: mismatches.length,
    mismatches,
  };
}

export function closingLine({ passed, failed }: Verdict): string {
  return `${passed} passed, ${failed} failed`;
}

async function outcomeOf(vector: Vector): Promise<unknown> {
  if (vector.game === BYTES) return bytesOf(vector);
  const game = await gameNamed(vector.game);
  const bet = completeBet(game, vector.bet ?? {}, DEFAULT_STAKE);
  if (game.kind === "round") {
    const source = { link: textOf(vector, "gameHash"), salt: textOf(vector, "blockHash"), index: 1, seeds: [] };
    return roundResult(game, bet, { source, carry: null, book: null, ticket: "" }).outcome;
  }
  return soloOutcome(game, bet, seedsOf(vector)).outcome;
}

function seedsOf(vector: Vector) {
  return {
    serverSeed: textOf(vector, "serverSeed"),
    clientSeed: textOf(vector, "clientSeed"),
    nonce: nonceOf(vector),
  };
}

function bytesOf(vector: Vector) {
  const { serverSeed, clientSeed, nonce } = seedsOf(vector);
  const chance = soloChance(serverSeed, clientSeed, nonce);
  const length = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  return {
    bytes: [...streamBytes(serverSeed, clientSeed, nonce, length(vector.outcome.bytes))],
    floats: Array.from({ length: length(vector.outcome.floats) }, (_, k) => chance.float(k)),
  };
}

/**
 * Finds where the given value differs from the computed one; lists match if the computed one begins with the given one.
 */
function differenceBetween(given: unknown, computed: unknown, path: string): string | null {
  if (Array.isArray(given) && Array.isArray(computed)) {
    return firstDifference(given.map((item, i) => differenceBetween(item, computed[i], `${path}[${i}]`)));
  }
  if (isRecord(given) && isRecord(computed)) {
    return firstDifference(
      Object.keys(given).map((key) => differenceBetween(given[key], computed[key], `${path}.${key}`)),
    );
  }
  return given === computed ? null : `${path} is ${JSON.stringify(given)}, computed ${JSON.stringify(computed)}`;
}

function firstDifference(differences: readonly (string | null)[]): string | null {
  return differences.find((difference) => difference !== null) ?? null;
}
