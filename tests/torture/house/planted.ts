import type { Preload } from "./server.ts";

/** The preload that plants a bug, or none. */
export function planted(bug: string | null): readonly Preload[] {
  return bug === null ? [] : [{ name: "plant", with: { bug } }];
}
