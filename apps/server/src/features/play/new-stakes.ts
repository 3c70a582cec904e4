import { refuse } from "@fairhouse/kernel/result.ts";
import type { CommandKey } from "@fairhouse/play/commit/job.ts";
import type { Refusal } from "@fairhouse/play/commit/refusal.ts";
import type { FastifyRequest } from "fastify";
import { isExpired } from "./command.ts";
import type { PlayParts } from "./parts.ts";
import { answerOf } from "./refusals.ts";

/**
 * Returns the reason why this request may not stake anything new: the game is switched off, the house drains, or the
 * bet comes later than its player expects. Null otherwise, without a wait.
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

/** Refuses unless the key is known: a player who lost the answer to an earlier bet still gets it. */
export async function refuseUnlessKnown(
  { commit }: Pick<PlayParts, "commit">,
  player: string,
  key: CommandKey,
  refusal: Refusal,
): Promise<void> {
  const known = await commit.submit<null>({
    player,
    key,
    run: () => refuse(refusal),
    replay: () => Promise.resolve(null),
  });
  answerOf(known);
}
