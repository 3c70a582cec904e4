import { type PlantedBug, piece, plant } from "./bug.ts";

const caughtBy = "packages/play/src/external/placing/external.db.test.ts";
const budgetsCaughtBy = "packages/play/src/external/budgets/budgets.db.test.ts";
const BUDGETS = "packages/play/src/external/budgets/budgets.ts";
const inPlayCaughtBy = "packages/play/src/external/placing/bets-in-play.db.test.ts";
const cashOutCaughtBy = "packages/play/src/external/sale/slip-cash-out.db.test.ts";
const ORDERS = "packages/play/src/external/sale/cash-out-orders.ts";
const ordersCaughtBy = "packages/play/src/external/sale/cash-out-orders.db.test.ts";
const HELD = "packages/play/src/external/settlement/held-bets.ts";
const partsCaughtBy = "packages/play/src/external/sale/sold-parts.db.test.ts";
const CASH_OUT = "packages/play/src/external/sale/slip-cash-out.ts";
const PLAY_STATEMENT = "packages/play/src/commit/play-statement.ts";
const MOMENTS = "packages/play/src/external/facts/moments.ts";
const SETTLEMENT = "packages/play/src/external/settlement/external-settlement.ts";
const BATCH = "packages/play/src/settlement/batch-settlement.ts";
const LINK_FACTS = "packages/play/src/external/facts/link-facts.ts";
const GATES = "packages/play/src/external/settlement/fact-gates.ts";

/** Bugs in bets that wait for facts. */
export const factsBugs: readonly PlantedBug[] = [
  plant(
    "a bet on a fact is admitted at odds that have moved",
    caughtBy,
    piece(
      "packages/play/src/commit/play-statement.ts",
      "where h.id = q.fact and h.phase = 'open' and h.version = q.version",
      "where h.id = q.fact and h.phase = 'open'",
    ),
  ),
  plant(
    "a bet is admitted on a fact that has closed",
    caughtBy,
    piece(
      "packages/play/src/commit/play-statement.ts",
      "where h.id = q.fact and h.phase = 'open' and h.version = q.version",
      "where h.id = q.fact and h.version = q.version",
    ),
  ),
  plant(
    "two settlements that share a bet do not wait for each other",
    caughtBy,
    piece(GATES, "for (const id of [...new Set([fact, ...versions.keys()])].sort()) {", "for (const id of [fact]) {"),
    piece(HELD, "settled_at is not null as ended", "false as ended"),
  ),
  plant(
    "bets go on after the first link of their fact was taken",
    "packages/play/src/external/facts/link-facts.db.test.ts",
    piece(
      "packages/play/src/external/facts/fact-store.ts",
      "or first_link <= $2) and known_at is null",
      "or last_link < $2) and known_at is null",
    ),
  ),
  plant(
    "a chain that ends early shows its links while a round is played from it",
    "packages/play/src/external/facts/link-facts.db.test.ts",
    piece(LINK_FACTS, "r.link = least(f.last_link, c.played)", "r.link = f.last_link"),
  ),
  plant(
    "a void fact counts as a lost leg",
    caughtBy,
    piece("packages/play/src/external/settlement/knowledge.ts", 'if (phase === "void") results.set(id, null);', ""),
  ),
  plant(
    "servers together draw more from a budget than its limit",
    budgetsCaughtBy,
    piece("packages/play/src/external/budgets/budget-store.ts", "where b.drawn + $2 <= $3", "where b.drawn <= $3"),
  ),
  plant(
    "a server goes on with a portion that was counted as free",
    budgetsCaughtBy,
    piece(
      "packages/play/src/external/budgets/budget-store.ts",
      "update play_fact set version = version + 1 where id = $1",
      "update play_fact set version = version where id = $1",
    ),
  ),
  plant("bets take nothing from their server's portion", budgetsCaughtBy, piece(BUDGETS, "portion.left -= lack;", "")),
  plant(
    "a refused bet keeps what it took from a budget",
    budgetsCaughtBy,
    piece(
      "packages/play/src/external/placing/external-desk.ts",
      'else if (result.refusal.code !== "house_shut") hold.giveBack();',
      "",
    ),
  ),
  plant(
    "a won leg leaves what the other legs take as it was",
    budgetsCaughtBy,
    piece(GATES, "await raiseCharges(client, raised);", ""),
  ),
  plant(
    "a goal is told before the end of its tick",
    "games/virtual/rules/league.test.ts",
    piece(
      "games/virtual/rules/virtual.ts",
      "return all.filter((goal) => goal.tick < end);",
      "return all.filter((goal) => goal.tick < end + 4);",
    ),
  ),
  plant(
    "a result is shown while bets are taken",
    "apps/server/src/features/play/kinds/external/shown-results.test.ts",
    piece(
      "apps/server/src/features/play/kinds/external/shown-results.ts",
      '|| (fact.phase === "open" && rules.during === undefined)',
      "",
    ),
  ),
  plant(
    "a bet in play is made at the step in which it arrived",
    inPlayCaughtBy,
    piece(MOMENTS, "endOf(own, stepAt(own, from) + 1)", "endOf(own, stepAt(own, from))"),
  ),
  plant(
    "a bet is made in play at the price from before kick-off",
    inPlayCaughtBy,
    piece(
      "packages/play/src/external/facts/fact-store.ts",
      "update play_fact f set version = version + 1 from due",
      "update play_fact f set version = version from due",
    ),
  ),
  plant(
    "bets in play go on beyond their last step",
    inPlayCaughtBy,
    piece(MOMENTS, "step < own.inPlay.until", "step < own.inPlay.steps"),
  ),
  plant(
    "a bet that waited for seconds is made at the price from before",
    inPlayCaughtBy,
    piece(PLAY_STATEMENT, "and (q.deadline is null or clock_timestamp() < q.deadline)", ""),
  ),
  plant(
    "a goal between the press and the bet is passed over",
    "games/virtual/rules/in-play.test.ts",
    piece(
      "games/virtual/rules/virtual.ts",
      "return its !== undefined && !isAsSeen(wished, its);",
      "return its === undefined;",
    ),
  ),
  plant(
    "goals before a bet in play are believed without the link",
    "games/virtual/rules/in-play.test.ts",
    piece(
      "games/virtual/rules/virtual.ts",
      "return all === null ? { ...state, inPlay: own } : inPlay(state, all, own.tick);",
      "return { ...state, inPlay: own };",
    ),
  ),
  plant(
    "two transactions that hold the facts of a bet both end it",
    cashOutCaughtBy,
    piece(BATCH, "const current = await this.#lock(client, players, read);", ""),
    piece(
      BATCH,
      "if (known === null) return null;",
      "if (known === null) return null; const current = await this.#lock(client, players, read);",
    ),
  ),
  plant(
    "a server that stood still makes the bets that it held",
    "packages/play/src/external/facts/moments.test.ts",
    piece(MOMENTS, "timeAfter(showing, at) - (now - at)", "timeAfter(showing, at)"),
  ),
  plant(
    "a bet on two shows is written after one of them has told something",
    "packages/play/src/external/facts/moments.test.ts",
    piece(MOMENTS, "endOf(own, stepAt(own, at)) + own.inPlay.writtenWithinMs - at", "own.inPlay.writtenWithinMs"),
  ),
  plant(
    "a bet is settled by what is not told yet",
    inPlayCaughtBy,
    piece(MOMENTS, "Math.min(inPlay.steps, stepAt(own, now))", "Math.min(inPlay.steps, stepAt(own, now) + 1)"),
  ),
  plant(
    "a cash-out pays less than its player takes",
    cashOutCaughtBy,
    piece(CASH_OUT, "if (offer.value < least)", "if (offer.value < 1)"),
  ),
  plant(
    "a bet ends as it stood before a part of it was sold",
    partsCaughtBy,
    piece(HELD, "(now.get(bet) ?? 0) === (sold.get(bet) ?? 0)", "(now.get(bet) ?? 0) >= 0"),
  ),
  plant(
    "the end of a bet pays for its sold parts once more",
    partsCaughtBy,
    piece("packages/play/src/commit/draft.ts", '"payout", payout - sold.value, sold', '"payout", payout, sold'),
  ),
  plant(
    "the stake of a sold part leaves escrow twice",
    partsCaughtBy,
    piece("packages/play/src/commit/draft.ts", "sold.stake - change.stake", "-change.stake"),
  ),
  plant(
    "the whole bet is settled although a part of it was sold",
    partsCaughtBy,
    piece(SETTLEMENT, "const rest = restOf(game, bet.row.bet, bet.sold);", "const rest = bet.row.bet;"),
    piece(SETTLEMENT, "decided?.(restOf(game, bet.row.bet, bet.sold), results", "decided?.(bet.row.bet, results"),
  ),
  plant(
    "the last unit of a bet is sold as a part",
    partsCaughtBy,
    piece(CASH_OUT, "(sold?.units ?? 0) < units(bet)", "(sold?.units ?? 0) <= units(bet)"),
  ),
  plant(
    "a repeated sale of a part is refused",
    partsCaughtBy,
    piece(CASH_OUT, "return rowCount === 1;", "return rowCount === 2;"),
  ),
  plant(
    "the price of a sold part is believed",
    partsCaughtBy,
    piece("packages/fairness/src/external-bet.ts", "if (price !== value)", "if (price !== value && units < 1)"),
  ),
  plant(
    "each of a player's sales takes a connection of play",
    cashOutCaughtBy,
    piece(
      CASH_OUT,
      "this.#turns.take(row.player_id, () => this.#batch.settle(gate, [decision]))",
      "this.#batch.settle(gate, [decision])",
    ),
  ),
  plant(
    "any number of a player's sales wait at a server",
    cashOutCaughtBy,
    piece(CASH_OUT, 'return (await this.#asked.among(player, sell)) ?? refuse({ code: "busy" });', "return sell();"),
  ),
  plant(
    "an order is started again while its sale waits for a turn",
    ordersCaughtBy,
    piece(ORDERS, "!order.over && !selling.has(order.id)", "!order.over"),
  ),
  plant(
    "an order that was taken back sells its bet",
    ordersCaughtBy,
    piece("packages/play/src/external/sale/sale.ts", "if (rowCount === 0) throw new OrderChanged();", ""),
  ),
  plant(
    "a player orders the sale of another's bet",
    ordersCaughtBy,
    piece(ORDERS, 'row?.player_id !== player || row.kind !== "external"', "row === null"),
  ),
  plant(
    "an order is not priced again once its player has changed it",
    ordersCaughtBy,
    piece(ORDERS, "[row.least, row.sold?.parts, facts]", "[row.sold?.parts, facts]"),
  ),
  plant(
    "a player sells another's bet",
    cashOutCaughtBy,
    piece(CASH_OUT, 'row?.player_id !== player || row.kind !== "external"', "row === null"),
  ),
  plant(
    "a cash-out is believed without the link",
    "games/virtual/rules/cash-out.test.ts",
    piece(
      "packages/fairness/src/external-bet.ts",
      "if (shown !== null && !sameJson(shown.state, computed))",
      "if (false)",
    ),
  ),
  plant(
    "a link is shown before its taking outlasts a database that goes back",
    "packages/play/src/external/facts/timed-links.db.test.ts",
    piece(
      "packages/play/src/external/facts/timed-links.ts",
      "await ticks.raise();",
      "setTimeout(() => void ticks.raise(), 1_000);",
    ),
  ),
  plant(
    "results of a link that the clock took are known before its show is over",
    "packages/play/src/external/facts/timed-links.db.test.ts",
    piece(LINK_FACTS, "and (t.over_at is null or t.over_at > $1))", "and (t.over_at is null and t.over_at > $1))"),
  ),
  plant(
    "an outage drops links that somebody has bet on",
    "packages/play/src/external/facts/timed-links.db.test.ts",
    piece("packages/play/src/external/facts/timed-links.ts", "return rowCount === 1;", "return false;"),
  ),
  plant(
    "strengths of a match are believed without their link",
    "games/virtual/rules/league.test.ts",
    piece(
      "games/virtual/rules/virtual.ts",
      "return drawn !== undefined && sameMatch(drawn, state);",
      "return drawn !== undefined;",
    ),
  ),
];
