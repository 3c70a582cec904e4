import { type PlantedBug, piece, plant } from "./bug.ts";

const caughtBy = "packages/play/src/external/settlement/resettlement.db.test.ts";
const RESETTLEMENT = "packages/play/src/external/settlement/resettlement.ts";
const GATES = "packages/play/src/external/settlement/fact-gates.ts";
const DRAFT = "packages/play/src/commit/draft.ts";
const CORRECTED_END = "packages/fairness/src/corrected-end.ts";

/** Bugs in results that are corrected, and in bets that are settled again. */
export const correctionBugs: readonly PlantedBug[] = [
  plant(
    "a correction that comes too late takes a payout away",
    caughtBy,
    piece(CORRECTED_END, "next.payout < end.payout && before", "next.payout < 0 && before"),
  ),
  plant(
    "a player is charged what they no longer have",
    caughtBy,
    piece(DRAFT, "Math.max(0, was - payout - this.#player.account.balance)", "0"),
  ),
  plant(
    "a bet that is settled again releases its stake twice",
    caughtBy,
    piece(
      DRAFT,
      'this.#move(reversal, 1, "correction", -was, stake);',
      'this.#move(reversal, 1, "correction", -was, 0);',
    ),
  ),
  plant(
    "a settlement is written that has read a result which was corrected since",
    "packages/play/src/external/settlement/corrections-guarded.db.test.ts",
    piece(GATES, "if ((versions.get(id) ?? row?.version) !== row?.version) return false;", ""),
  ),
  plant(
    "two servers settle a bet again at once",
    caughtBy,
    piece(
      RESETTLEMENT,
      "return new Set(rows.map(({ bet }) => bet));",
      "return new Set(rows.slice(0, 0).map(({ bet }) => bet));",
    ),
  ),
  plant(
    "a slip that waits for another event is forgotten",
    caughtBy,
    piece(GATES, "await askAgain(client, fact);", ""),
  ),
  plant(
    "an open slip goes on after a correction has lost it",
    caughtBy,
    piece(RESETTLEMENT, "if (!(await settlement.settleCorrected(correction.fact))) return 0;", ""),
  ),
  plant(
    "statistics count a bet that was settled again twice",
    "apps/server/src/features/sports/results/corrections.db.test.ts",
    piece(
      "apps/server/src/features/statistics/roll-up.ts",
      "union all select r.was_payout, r.was_refunded, -1 where r.bet is not null",
      "union all select r.was_payout, r.was_refunded, -1 where false",
    ),
  ),
  plant(
    "a verifier settles a bet by its newest results alone",
    caughtBy,
    piece(
      "packages/fairness/src/external-bet.ts",
      "record.told === undefined ? game.settle(rest, results) : endAfter(game, rest, record.told)",
      "game.settle(rest, results)",
    ),
  ),
  plant(
    "traders do not see the slips that a correction has revived",
    "apps/server/src/features/sports/results/corrections.db.test.ts",
    piece(
      "apps/server/src/features/sports/slips/revived-slips.ts",
      "bets.filter((bet) => waitsAgain(games, bet))",
      "bets.slice(0, 0)",
    ),
  ),
  plant(
    "the preview of a correction leaves out the slips that it reopens",
    "apps/server/src/features/sports/results/corrections.db.test.ts",
    piece(
      "apps/server/src/features/sports/results/preview-of-correction.ts",
      "if (waits && !waited) {",
      "if (waits && waited) {",
    ),
  ),
  plant(
    "a payout that shrinks is laid to the newest correction, which may be a late one that takes nothing",
    "packages/play/src/external/settlement/late-corrections.db.test.ts",
    piece(RESETTLEMENT, "takenBy.get(bet) ?? correction", "correction"),
  ),
];
