import type { Flower } from "../rules/flowers.ts";
import assorted from "./art/assorted.svg?url";
import black from "./art/black.svg?url";
import blue from "./art/blue.svg?url";
import mixed from "./art/mixed.svg?url";
import orange from "./art/orange.svg?url";
import purple from "./art/purple.svg?url";
import red from "./art/red.svg?url";
import white from "./art/white.svg?url";
import yellow from "./art/yellow.svg?url";

/**
 * Addresses of the blossoms, square images whose stem joins from below. Each has its own shape, whatever its colour.
 */
export const BLOSSOMS: Readonly<Record<Flower, string>> = {
  red,
  orange,
  yellow,
  blue,
  mixed,
  purple,
  assorted,
  black,
  white,
};

/** Fetches all of them, so that none is missing when it is planted. */
export function preloadBlossoms(): void {
  for (const address of Object.values(BLOSSOMS)) new Image().src = address;
}
