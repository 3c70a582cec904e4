import { type PlantedBug, piece, plant } from "./bug.ts";

const SETTLEMENT = "packages/play/src/external/settlement/external-settlement.ts";
const aheadCaughtBy = "packages/play/src/external/settlement/bets-ahead.db.test.ts";

const caughtBy = "apps/server/src/features/play/kinds/external/no-goal-early.db.test.ts";
const EXTERNAL = "apps/server/src/features/play/kinds/external";

/** Bugs in what is told of matches, and when. */
export const leaguesBugs: readonly PlantedBug[] = [
  plant(
    "a goal is told a moment before its tick is over",
    caughtBy,
    piece(
      `${EXTERNAL}/shown-results.ts`,
      "rules.shown(fact.state, result, fact.share)",
      "rules.shown(fact.state, result, Math.min(1, fact.share + 0.05))",
    ),
  ),
  plant(
    "the results and the link of a matchday are told when it begins",
    caughtBy,
    piece(
      "packages/play/src/external/facts/link-facts.ts",
      "and (t.over_at is null or t.over_at > $1))",
      "and t.begun_at is null)",
    ),
  ),
  plant(
    "a cash-out may leave out how a match stood",
    "games/virtual/rules/cash-out.test.ts",
    piece(
      "packages/fairness/src/external-bet.ts",
      "stood !== undefined && !isAsStood(game, cashedOut, stood)",
      "stood === null",
    ),
  ),
  plant(
    "bets are read ahead while their fact takes further ones",
    "packages/play/src/external/facts/timed-links.db.test.ts",
    piece(
      "packages/play/src/external/facts/link-facts.ts",
      'filter(({ phase }) => phase === "closed")',
      "filter(() => true)",
    ),
  ),
  plant(
    "what was read ahead outlasts a database that went back",
    aheadCaughtBy,
    piece(SETTLEMENT, "    this.#ahead = new BetsAhead();", ""),
  ),
  plant(
    "a part that was sold after its bet was read ahead keeps all others waiting",
    aheadCaughtBy,
    piece(SETTLEMENT, "first.isWhole || ahead === null ? null", "true ? null"),
  ),
  plant(
    "of many bets one portion is not written",
    "packages/play/src/external/settlement/portions.db.test.ts",
    piece(SETTLEMENT, "portionsOf(bets).values()", "portionsOf(bets).slice(1).values()"),
  ),
  plant(
    "a fact is closed though a portion of its bets was not written",
    "packages/play/src/external/settlement/portions.db.test.ts",
    piece(SETTLEMENT, "if (written === null) return false;", "if (written === null) return true;"),
  ),
  plant(
    "matches are drawn from another grid than the one that prices them",
    "games/virtual/rules/model.test.ts",
    piece("games/virtual/rules/match.ts", "pick(grid, chance.bits52())", "pick(grid.toReversed(), chance.bits52())"),
  ),
  plant(
    "a player who hid their name after their bet was read ahead is named",
    aheadCaughtBy,
    piece(SETTLEMENT, "...nameOf(settled.players.get(ticket.player)), ", ""),
  ),
];
