import type { Result } from "@fairhouse/kernel/result.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { KeyedJob, UnkeyedJob } from "../commit/job.ts";
import type { Refusal } from "../commit/refusal.ts";

/** A first refusal from memory is computed again from fresh rows; after that it is doubtful whether the round stands. */
const DOUBT_AFTER_TRIES = 2;

/** It reads no hands. */
export type RoundCommand<Answer> = Omit<KeyedJob<Answer>, "needsHands"> | Omit<UnkeyedJob<Answer>, "needsHands">;

/**
 * Submits a player's command on a round that this server believes to be in a phase. The database tests the phase: a command that
 * it does not admit is run again, and then `doubt` looks whether the round was closed meanwhile, or another server drives it now.
 */
export function submitOnRound<Answer>(
  commit: GroupCommit,
  command: RoundCommand<Answer>,
  doubt: () => void,
): Promise<Result<Answer, Refusal>> {
  let tries = 0;
  return commit.submit<Answer>({
    ...command,
    needsHands: false,
    run: (draft) => {
      tries += 1;
      if (tries > DOUBT_AFTER_TRIES) doubt();
      return command.run(draft);
    },
  });
}
