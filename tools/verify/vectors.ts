import { UsageError } from "../command.ts";
import { entryNamed } from "../game-arguments.ts";

/** One outcome that somebody outside this project computed. Its other fields depend on the kind of game. */
export interface Vector {
  readonly game: string;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** Vectors of the stream itself: bytes and floats, no game. */
export const BYTES = "bytes";

/**
 * Reads the format of `vectors/fairness.json`. @throws UsageError if the file has another format, or names a game that
 * does not exist.
 */
export function parseVectors(file: unknown): readonly Vector[] {
  if (!isRecord(file) || !Array.isArray(file.vectors)) {
    const keys = isRecord(file) ? Object.keys(file).filter((key) => key !== "vectors") : [];
    throw new UsageError(
      `no list of vectors in the file${keys.length === 0 ? "" : `, and nothing is known as ${keys.join(", ")}`}`,
    );
  }
  return file.vectors.map((vector: unknown, i) => {
    if (!isVector(vector)) throw new UsageError(`vector ${i + 1} has no game or no outcome`);
    if (!isKnown(vector.game)) throw new UsageError(`"${vector.game}" is no vector name`);
    return vector;
  });
}

/** A text field of a vector. @throws UsageError without it. */
export function textOf(vector: Vector, field: string): string {
  const value = vector[field];
  if (typeof value !== "string") throw new UsageError(`a vector of ${vector.game} has no ${field}`);
  return value;
}

export function nonceOf(vector: Vector): number {
  const { nonce } = vector;
  if (typeof nonce !== "number" || !Number.isSafeInteger(nonce) || nonce < 0) {
    throw new UsageError(`a vector of ${vector.game} has no nonce`);
  }
  return nonce;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isVector(value: unknown): value is Vector {
  return (
    isRecord(value) &&
    typeof value.game === "string" &&
    isRecord(value.outcome) &&
    Object.keys(value.outcome).length > 0
  );
}

function isKnown(name: string): boolean {
  return name === BYTES || entryNamed(name) !== undefined;
}

/** Reads a file's text. @throws UsageError unless it is JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError("the file is no JSON");
  }
}
