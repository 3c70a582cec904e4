import type { ErrorCode } from "@fairhouse/protocol/errors.ts";
import { errorCode, isUnanswered, NO_RESPONSE } from "./http.ts";
import { newKey, placeWithRetry, type RetryOptions } from "./money-command.ts";
import type { PlayContext } from "./play-context.tsx";
import { parseRecord, type TextStorage, tabStorage } from "./storage.ts";

/** A command that stakes money, written down before it is sent, so that a reload repeats it with the same key. */
export interface KeptCommand {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** By the server's clock: players who pressed the button longer ago no longer expect the bet. */
  readonly before: number;
}

/** A bet that reaches the house later than this after the press is not placed. */
const PLACE_WITHIN_MS = 5_000;

export interface KeepOptions extends RetryOptions {
  readonly storage?: TextStorage;
}

type Sender = Pick<PlayContext, "http" | "session" | "clock">;

/**
 * Rejected with when the player signed out, or another one in, before an answer came. The command stays kept, so that its answer
 * is shown to them when they are back.
 */
export const SIGNED_OUT = { code: "unauthenticated", message: "Sign in first.", requestId: "" } as const;

/** Answers that say nothing about an earlier attempt whose own answer was lost: the command is asked again. */
const UNDECIDED: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "busy",
  "draining",
  "house_shut",
  "internal",
  "too_many_requests",
]);
/** The session ended, not the command: it is kept for when the player is back. */
const SESSION_OVER: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(["unauthenticated", "token_expired"]);

/**
 * Makes the key, writes the command down under player and `slot`, and sends it until an answer comes; then the note is torn up.
 * Every repetition carries the moment until which it may be placed: later ones only ask whether an earlier one arrived.
 * Rejects with an answer of the house, or with {@link SIGNED_OUT}.
 */
export function sendKept<Answer>(
  context: Sender,
  slot: string,
  command: { readonly path: string; readonly body: unknown },
  options: KeepOptions = {},
): Promise<Answer> {
  const { player } = context.session.getState();
  if (player === null) return Promise.reject(SIGNED_OUT);
  const kept: KeptCommand = { ...command, key: newKey(), before: context.clock.now() + PLACE_WITHIN_MS };
  (options.storage ?? tabStorage).setItem(nameOf(slot, player), JSON.stringify(kept));
  return send(context, slot, player, kept, false, options);
}

/** Repeats what an earlier page left without an answer; null when there is nothing of this player's. */
export function resendKept<Answer>(context: Sender, slot: string, options: KeepOptions = {}): Promise<Answer> | null {
  const { player } = context.session.getState();
  const kept = player === null ? null : keptCommand(slot, player, options.storage ?? tabStorage);
  return player === null || kept === null ? null : send(context, slot, player, kept, true, options);
}

/** What is kept of a player under a slot. */
export function keptCommand(slot: string, player: string, storage: TextStorage): KeptCommand | null {
  const raw = parseRecord(storage.getItem(nameOf(slot, player)));
  if (raw === null) return null;
  const { path, body, key, before } = raw;
  if (typeof path !== "string" || typeof key !== "string" || typeof before !== "number") return null;
  return { path, body, key, before };
}

/**
 * Sends a command that is addressed by what it answers (a turn, a ticket) instead of a key: repeating it is always safe, so
 * that it is repeated when no answer comes, and when the house is busy.
 */
export function sendAddressed<Answer>(
  context: Pick<PlayContext, "http">,
  path: string,
  body: unknown,
  options: RetryOptions = {},
): Promise<Answer> {
  const attempt = async (): Promise<Answer> => {
    try {
      return await context.http.post<Answer>(path, body);
    } catch (error) {
      throw isUnanswered(error) || errorCode(error) === "busy" ? NO_RESPONSE : error;
    }
  };
  return placeWithRetry(attempt, options);
}

async function send<Answer>(
  context: Sender,
  slot: string,
  player: string,
  kept: KeptCommand,
  resumed: boolean,
  options: KeepOptions,
): Promise<Answer> {
  let unanswered = resumed;
  const isHere = () => context.session.getState().player === player;
  const attempt = async (): Promise<Answer> => {
    if (!isHere()) throw SIGNED_OUT;
    try {
      return await context.http.post<Answer>(kept.path, kept.body, kept.key, kept.before);
    } catch (error) {
      if (isUnanswered(error)) unanswered = true;
      // An attempt without an answer may have happened: only an answer about the command itself tells.
      throw isUnanswered(error) || (unanswered && UNDECIDED.has(errorCode(error))) ? NO_RESPONSE : error;
    }
  };
  const tearUp = () => (options.storage ?? tabStorage).removeItem(nameOf(slot, player));
  try {
    const answer = await placeWithRetry(attempt, options);
    if (!isHere()) throw SIGNED_OUT;
    tearUp();
    return answer;
  } catch (error) {
    if (!SESSION_OVER.has(errorCode(error))) tearUp();
    throw error;
  }
}

/** One tab may have several players after each other, and each finds their own. */
function nameOf(slot: string, player: string): string {
  return `kept:${player}:${slot}`;
}
