import type { ErrorCode } from "@fairhouse/protocol/errors.ts";
import type { PlayContext } from "../play-context.tsx";
import { parseRecord, type TextStorage, tabStorage } from "../storage.ts";
import { errorCode, isUnanswered, NO_RESPONSE } from "./http.ts";
import { placeWithRetry, type RetryOptions, SIGNED_OUT } from "./money-command.ts";
import { newKey } from "./new-key.ts";

/** A command that stakes money, written down before it is sent, so that a reload repeats it with the same key. */
export interface KeptCommand {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** By the server's clock. Players who pressed the button longer ago no longer expect the bet. */
  readonly before: number;
}

/** A bet that reaches the house later than this after the press is not placed; one that it holds, later than its delay and this. */
const PLACE_WITHIN_MS = 5_000;

export interface KeepOptions extends RetryOptions {
  readonly storage?: TextStorage;
  /** The time for which the house holds the command before it is placed, in milliseconds. */
  readonly heldMs?: number;
}

type Sender = Pick<PlayContext, "http" | "session" | "clock">;

/** Answers that say nothing about an earlier attempt whose own answer was lost: the command is sent again. */
const UNDECIDED: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "busy",
  "draining",
  "house_shut",
  "internal",
  "too_many_requests",
]);
/** Answers that mean that the session ended, not the command: it is kept until the player is back. */
const SESSION_OVER: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(["unauthenticated", "token_expired"]);

/**
 * Makes the key, stores the command under player and `slot`, sends it until an answer comes, and then deletes it. Every
 * repetition carries the moment until which it may be placed: later ones only ask whether an earlier one arrived.
 * Rejects with an answer of the house, or with {@link SIGNED_OUT}: the command then stays kept, so that its answer is
 * shown when the player is back.
 */
export function sendKept<Answer>(
  context: Sender,
  slot: string,
  command: { readonly path: string; readonly body: unknown },
  options: KeepOptions = {},
): Promise<Answer> {
  const { player } = context.session.getState();
  if (player === null) return Promise.reject(SIGNED_OUT);
  const kept: KeptCommand = {
    ...command,
    key: newKey(),
    before: context.clock.now() + (options.heldMs ?? 0) + PLACE_WITHIN_MS,
  };
  (options.storage ?? tabStorage).setItem(nameOf(slot, player), JSON.stringify(kept));
  return send(context, slot, player, kept, false, options);
}

/** Repeats a command that an earlier page left without an answer; null if this player has none. */
export function resendKept<Answer>(context: Sender, slot: string, options: KeepOptions = {}): Promise<Answer> | null {
  const { player } = context.session.getState();
  const kept = player === null ? null : keptCommand(slot, player, options.storage ?? tabStorage);
  return player === null || kept === null ? null : send(context, slot, player, kept, true, options);
}

/** Returns the command of a player that is kept under a slot. */
export function keptCommand(slot: string, player: string, storage: TextStorage): KeptCommand | null {
  const raw = parseRecord(storage.getItem(nameOf(slot, player)));
  if (raw === null) return null;
  const { path, body, key, before } = raw;
  if (typeof path !== "string" || typeof key !== "string" || typeof before !== "number") return null;
  return { path, body, key, before };
}

/**
 * Sends a command that is addressed by its target (a turn, a ticket) instead of a key. Repeating it is always safe, so
 * it is repeated if no answer comes and if the house is busy.
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
      // A house that is busy may have lost the answer of its database: the bet may stand.
      if (isUnanswered(error) || errorCode(error) === "busy") unanswered = true;
      // An attempt without an answer may have happened; only an answer about the command itself decides.
      throw isUnanswered(error) || (unanswered && UNDECIDED.has(errorCode(error))) ? NO_RESPONSE : error;
    }
  };
  const tearUp = () => {
    const storage = options.storage ?? tabStorage;
    // A screen that was opened since may have asked for the same answer, and have sent the next command.
    if (keptCommand(slot, player, storage)?.key === kept.key) storage.removeItem(nameOf(slot, player));
  };
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

/** Names the entry of one player: a tab may have several players in turn, and each finds their own. */
function nameOf(slot: string, player: string): string {
  return `kept:${player}:${slot}`;
}
