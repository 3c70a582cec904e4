import type { Result } from "@fairhouse/kernel/result.ts";
import type { Refusal, RefusalCode } from "@fairhouse/play/commit/refusal.ts";
import type { ErrorCode } from "@fairhouse/protocol/errors.ts";
import { AppError } from "../../machinery/http/errors.ts";

/** Reasons to refuse a further stake in an existing bet. */
export const raiseRefusals = [
  "not_found",
  "age_unconfirmed",
  "banned",
  "excluded",
  "insufficient_balance",
  "limit_reached",
  "house_shut",
] as const satisfies readonly RefusalCode[];

/** Reasons to refuse a bet. */
export const stakeRefusals = [
  ...raiseRefusals,
  "forbidden",
  "bet_too_small",
  "bet_too_large",
  "key_reused",
  "game_off",
  "draining",
  "too_soon",
  "other_game_open",
  "bet_expired",
] as const satisfies readonly RefusalCode[];

/**
 * Returns the answer of a host, or throws its refusal as the error of the catalogue under the same code: the compiler
 * checks that there is one.
 */
export function answerOf<Answer>(result: Result<Answer, Refusal>): Answer {
  if (result.ok) return result.value;
  const code: RefusalCode & ErrorCode = result.refusal.code;
  throw new AppError(code, result.refusal.details);
}
