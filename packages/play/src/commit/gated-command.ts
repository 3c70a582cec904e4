import type { Result } from "@fairhouse/kernel/result.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { Job } from "./job.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Tries after which a refusal casts doubt on the gate: a first refusal, from memory, is computed again from fresh
 * rows.
 */
const DOUBT_AFTER_TRIES = 2;

/**
 * Submits a player's command on a round, or on facts, that this server believes to be in a phase. The database tests the
 * phase: a command that it does not admit is run again, and then `doubt` reads whether the gate was closed meanwhile, or
 * another server drives it now.
 */
export function submitGated<Answer>(
  commit: GroupCommit,
  command: Job<Answer>,
  doubt: () => void,
): Promise<Result<Answer, Refusal>> {
  let tries = 0;
  return commit.submit<Answer>({
    ...command,
    run: (draft, doubtful) => {
      tries += 1;
      if (tries > DOUBT_AFTER_TRIES) doubt();
      return command.run(draft, doubtful);
    },
  });
}
