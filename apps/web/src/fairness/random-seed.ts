import { newKey } from "@fairhouse/client/money-command.ts";

/** A client seed for those who do not want to think of one: 16 hex digits. */
export function randomSeed(): string {
  return newKey().replaceAll("-", "").slice(0, 16);
}
