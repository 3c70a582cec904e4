import { newKey } from "@fairhouse/client/wire/new-key.ts";

/** Makes a client seed for players who do not want to think of one: 16 hex digits. */
export function randomSeed(): string {
  return newKey().replaceAll("-", "").slice(0, 16);
}
