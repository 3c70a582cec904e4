import type { Result } from "@fairhouse/kernel/result.ts";
import type { Refusal, RefusalCode } from "@fairhouse/play/commit/refusal.ts";
import type { ErrorCode } from "@fairhouse/protocol/errors.ts";
import { AppError } from "../../machinery/http/errors.ts";

/** What may stand against a stake in a bet that is made already. */
export const raiseRefusals = [
  "not_found",
  "age_unconfirmed",
  "banned",
  "excluded",
  "insufficient_balance",
  "limit_reached",
  "house_shut",
] as const satisfies readonly RefusalCode[];

/** What may stand against a bet. */
export const stakeRefusals = [
  ...raiseRefusals,
  "forbidden",
  "bet_too_small",
  "bet_too_large",
  "key_reused",
  "game_off",
  "draining",
  "bet_expired",
] as const satisfies readonly RefusalCode[];

/** The answer of a host. A host's refusal is an error of the catalogue under the same code: the compiler checks that it has one. */
export function answerOf<Answer>(result: Result<Answer, Refusal>): Answer {
  if (result.ok) return result.value;
  const code: RefusalCode & ErrorCode = result.refusal.code;
  throw new AppError(code, result.refusal.details);
}
