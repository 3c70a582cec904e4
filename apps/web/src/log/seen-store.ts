import { z } from "zod";
import { keepInBrowser, kept } from "../base/browser-storage.ts";
import type { LogAlarm, Seen } from "./watch.ts";

const KEY = "log";

const since = z.number().nullable().default(null);
const seenState = z.object({
  seen: z
    .object({ n: z.int(), vkey: z.string(), note: z.string(), behindSince: since, unansweredSince: since })
    .nullable(),
  /** A fork is never forgotten: its two notes prove it for ever. */
  fork: z.object({ kind: z.literal("fork"), notes: z.array(z.string()) }).nullable(),
});

export interface SeenState {
  readonly seen: Seen | null;
  readonly fork: LogAlarm | null;
}

/** Reads what this browser has seen of the log; nothing if that cannot be read. */
export function readSeen(): SeenState {
  const text = kept(KEY);
  if (text === null) return { seen: null, fork: null };
  try {
    return seenState.parse(JSON.parse(text));
  } catch {
    // Only something that runs in this browser can have damaged it.
    return { seen: null, fork: null };
  }
}

export function keepSeen(state: SeenState): void {
  keepInBrowser(KEY, state);
}
