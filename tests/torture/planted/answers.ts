import { type PlantedBug, piece, plant } from "./bug.ts";

const COMMANDS = "packages/play/src/commit/lost-answers.db.test.ts";
const CASH_OUTS = "packages/play/src/round/lost-cash-outs.db.test.ts";

const noLook = piece(
  "packages/play/src/commit/attempt.ts",
  ".filter((pending) => pending.doubtful)",
  ".filter(() => false)",
);
/** Looks a cash-out up after the attempt rather than first, and takes a failed look-up for "not paid". */
const lateLook = piece(
  "packages/play/src/round/tickets/flight.ts",
  "const result = await this.#submit(ticket, stamp);",
  `const result = await this.#submit(ticket, stamp).catch(async (error) => {
      const answer = await this.#parts.readAnswer(ticket.id).catch(() => null);
      if (answer) return accept(answer);
      throw error;
    });`,
);

/** Bugs with answers that are lost after the commit. */
export const answersBugs: readonly PlantedBug[] = [
  plant("a command without a key is computed again before anybody looks whether it stands", COMMANDS, noLook, lateLook),
  plant("a cash-out of another server is computed again before anybody looks", CASH_OUTS, noLook, lateLook),
  plant(
    "a failed look means that a command does not stand",
    COMMANDS,
    piece(
      "packages/play/src/commit/attempt.ts",
      "await job.standing(db) : null",
      "await job.standing(db).catch(() => null) : null",
    ),
  ),
  plant(
    "a cash-out that failed forgets that it may have been paid",
    COMMANDS,
    piece("packages/play/src/round/tickets/flight.ts", "stamp.doubtful = true;\n        throw error;", "throw error;"),
  ),
  plant(
    "a sweep that failed forgets that it may have paid",
    CASH_OUTS,
    piece(
      "packages/play/src/round/tickets/flight.ts",
      "stamp.swept = null;\n        stamp.doubtful = true;",
      "stamp.swept = null;",
    ),
  ),
  plant(
    "nobody hears of a settlement whose tick failed",
    "packages/play/src/external/settlement/lost-settlements.db.test.ts",
    piece(
      "packages/play/src/external/settlement/doubtful-bets.ts",
      "if (isUnreachable(error)) this.#bets",
      'if (isUnreachable(error) && !String(error).includes("ticks")) this.#bets',
    ),
  ),
  plant(
    "nobody hears of what a try paid whose answer was lost",
    CASH_OUTS,
    piece(
      "packages/play/src/round/round-run.ts",
      "decisions.filter(({ ticket }) => !flight.hasTold(ticket.id))",
      "settled.decisions",
    ),
  ),
  plant(
    "one player's many bets fill a batch in which others wait",
    "packages/play/src/commit/command-queue.test.ts",
    piece(
      "packages/play/src/commit/command-queue.ts",
      "Math.max(FEW, Math.floor(Math.min(allOfFew, most) * PART_OF_MANY))",
      "MAX_JOBS_PER_PLAYER",
    ),
  ),
  plant(
    "what a batch leaves of one player's commands comes out before those of others",
    "packages/play/src/commit/command-queue.test.ts",
    piece(
      "packages/play/src/commit/command-queue.ts",
      "    this.#queues.delete(player);\n    if (queue.length > 0) this.#queues.set(player, queue);",
      "    if (queue.length === 0) this.#queues.delete(player);",
    ),
  ),
];
