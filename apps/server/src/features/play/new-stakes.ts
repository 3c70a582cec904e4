import { refuse } from "@fairhouse/kernel/result.ts";
import type { CommandKey } from "@fairhouse/play/commit/job.ts";
import type { Refusal } from "@fairhouse/play/commit/refusal.ts";
import type { FastifyRequest } from "fastify";
import { isExpired } from "./command.ts";
import type { PlayParts } from "./parts.ts";
import { answerOf } from "./refusals.ts";

/**
 * Why nothing new may be staked by this request: a game that is switched off, a house that drains, or a bet that comes later than
 * its player expects it. Null, without a wait, for all others.
 */
export function noNewStake(
  { switches, clock }: Pick<PlayParts, "switches" | "clock">,
  game: string,
  request: FastifyRequest,
): Refusal | null {
  if (switches.draining()) return { code: "draining", details: { game } };
  if (switches.gameOff(game)) return { code: "game_off", details: { game } };
  return isExpired(request, clock.now()) ? { code: "bet_expired" } : null;
}

/** Refuses, unless the key is known: a player who lost the answer to a bet made earlier still gets it. */
export async function refuseUnlessKnown(
  { commit }: Pick<PlayParts, "commit">,
  player: string,
  key: CommandKey,
  refusal: Refusal,
): Promise<void> {
  const known = await commit.submit<null>({
    player,
    key,
    needsHands: false,
    run: () => refuse(refusal),
    replay: () => Promise.resolve(null),
  });
  answerOf(known);
}
