import type { PlayContext } from "../play-context.tsx";
import { NO_RESPONSE } from "./http.ts";
import { newKey } from "./new-key.ts";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
/** Time without an answer after which a button says that it still waits. */
export const SLOW_MS = 3_000;

export interface RetryOptions {
  /** Called once when {@link SLOW_MS} have passed without an answer. */
  readonly onSlow?: () => void;
  /** Waits this many milliseconds, or until the browser is online again; replaced in tests. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** Rejection of a command whose player signed out, or after whom another one signed in, before an answer came. */
export const SIGNED_OUT = { code: "unauthenticated", message: "Sign in first.", requestId: "" } as const;

/**
 * Sends a command that moves money until an answer arrives, every time with the same key, so that it happens once,
 * whatever the network does. There is no time limit. Rejects with an answer of the house, or with {@link SIGNED_OUT}:
 * the next player of the browser has asked for nothing.
 */
export function sendMoneyCommand<Answer>(
  { http, session }: Pick<PlayContext, "http" | "session">,
  path: string,
  body: unknown,
  options: RetryOptions = {},
): Promise<Answer> {
  const key = newKey();
  const { player } = session.getState();
  const send = async () => {
    if (session.getState().player !== player) throw SIGNED_OUT;
    return http.post<Answer>(path, body, key);
  };
  return placeWithRetry(send, options);
}

/**
 * Repeats `send` with growing pauses while it rejects with {@link NO_RESPONSE}. `send` must carry one key, or be safe
 * to repeat.
 */
export async function placeWithRetry<Answer>(
  send: () => Promise<Answer>,
  { onSlow, pause = pauseOrOnline }: RetryOptions = {},
): Promise<Answer> {
  const slow = onSlow === undefined ? undefined : setTimeout(onSlow, SLOW_MS);
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        return await send();
      } catch (error) {
        if (error !== NO_RESPONSE) throw error;
        await pause(pauseAfter(failures));
      }
    }
  } finally {
    clearTimeout(slow);
  }
}

/** Doubles from 0.4 s to 8 s. Up to a quarter is random, so that a house that comes back is not stormed. */
function pauseAfter(failures: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
  return full * (0.75 + Math.random() / 4);
}

function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}
