import { refuse } from "@fairhouse/kernel/result.ts";
import type { GroupCommit } from "@fairhouse/play/group-commit.ts";
import type { CommandKey } from "@fairhouse/play/job.ts";
import type { Switches } from "@fairhouse/play/ports.ts";
import { answerOf } from "./refusals.ts";

/**
 * Refuses new stakes of a game that is switched off, or of a house that drains, unless the key is known: whoever lost the answer
 * of a bet that was made before still learns of it.
 */
export async function refuseWhenOff(
  parts: { switches: Switches; commit: GroupCommit },
  player: string,
  game: string,
  key: CommandKey,
): Promise<void> {
  const code = parts.switches.draining() ? "draining" : "game_off";
  const known = await parts.commit.submit<null>({
    player,
    key,
    needsHands: false,
    run: () => refuse({ code, details: { game } }),
    replay: () => Promise.resolve(null),
  });
  answerOf(known);
}

export function isOff(switches: Switches, game: string): boolean {
  return switches.draining() || switches.gameOff(game);
}
