import type { Piece } from "../preload/replace.ts";

/**
 * A bug that is put into the source text of single modules when a process loads them. Nothing of it is in the product.
 */
export interface PlantedBug {
  readonly name: string;
  /** The attack whose check must fail on it, or the test file that must. */
  readonly caughtBy: string;
  readonly pieces: readonly Piece[];
}

export const plant = (name: string, caughtBy: string, ...pieces: readonly Piece[]): PlantedBug => ({
  name,
  caughtBy,
  pieces,
});
export const piece = (module: string, find: string, replace: string): Piece => ({ module, find, replace });
