import { type PlantedBug, piece, plant } from "./bug.ts";

const FEATURE = "apps/server/src/features/sports";
const EXTERNAL = "packages/play/src/external";
const EXTERNAL_BET = "packages/fairness/src/external-bet.ts";
const inPlayCaughtBy = `${FEATURE}/in-play.db.test.ts`;
const soldCaughtBy = `${FEATURE}/cash-out.db.test.ts`;
const pricesCaughtBy = "games/sports/rules/cash-out.test.ts";
const rulesCaughtBy = "games/sports/rules/in-play.test.ts";

/** Bugs in bets on real events in play, and in the sale of bets on real events. */
export const sportsInPlayBugs: readonly PlantedBug[] = [
  plant(
    "a bet in play is made at once",
    inPlayCaughtBy,
    piece(`${EXTERNAL}/placing/holding.ts`, "this.#moments.hold(press.heldMs)", "this.#moments.hold(0)"),
  ),
  plant(
    "a bet in play is made though an incident came between",
    inPlayCaughtBy,
    piece(`${EXTERNAL}/placing/press.ts`, " && press.steps.get(fact) === course.step", ""),
    piece("games/sports/rules/sports.ts", "courseOf(own)?.step !== own.step", "courseOf(own) === null"),
  ),
  plant(
    "a sale in play is made though an incident came between",
    soldCaughtBy,
    piece(`${EXTERNAL}/placing/press.ts`, " && press.steps.get(fact) === course.step", ""),
  ),
  plant(
    "a suspension that is over by then does not keep a bet from being made",
    inPlayCaughtBy,
    piece(
      `${FEATURE}/events/trader-acts.ts`,
      "[...selectionsIn(before)].every((selection) => offered.has(selection))",
      "offered.size >= 0",
    ),
  ),
  plant(
    "a bet in play is written after its player stopped waiting for it",
    inPlayCaughtBy,
    piece(`${EXTERNAL}/placing/holding.ts`, "Math.min(until, asked.before ?? until)", "until"),
  ),
  plant(
    "a player has any number of bets in play on their way",
    inPlayCaughtBy,
    piece(`${EXTERNAL}/placing/holding.ts`, "new FewOfEach(MOST_HELD)", "new FewOfEach(Number.POSITIVE_INFINITY)"),
  ),
  plant(
    "odds of before the start stand while a match is played",
    inPlayCaughtBy,
    piece(
      `${FEATURE}/events/course.ts`,
      "\n  await store.publish(client, fact, { ...withoutOdds(event.state)",
      "\n  await store.publish(client, fact, { ...event.state",
    ),
  ),
  plant(
    "odds in play stand though their trader says nothing any more",
    inPlayCaughtBy,
    piece(`${FEATURE}/events/course.ts`, "if (still.rowCount === 0) return;", "if (still.rowCount !== null) return;"),
  ),
  plant(
    "a handicap in play counts the points of before",
    rulesCaughtBy,
    piece(
      "games/sports/rules/leg.ts",
      "settle(leg, score, halfTime, leg.madeAt?.score)",
      "settle(leg, score, halfTime)",
    ),
  ),
  plant(
    "a match and the winner of its competition stand on one slip",
    rulesCaughtBy,
    piece("games/sports/rules/sports.ts", "if (depends !== undefined) {", "if (depends === null) {"),
  ),
  plant(
    "a bet is sold after the start, while nobody has closed its event",
    soldCaughtBy,
    piece(
      `${EXTERNAL}/sale/sale.ts`,
      "const deadline = deadlineOf(game, facts, moment);",
      "const { deadline } = moment;",
    ),
  ),
  plant(
    "a line that may end level is bought as if it could not",
    pricesCaughtBy,
    piece("games/sports/rules/cash-out.ts", "if (!mayBeLevel(own)) return ifDecided;", "return ifDecided;"),
  ),
  plant(
    "a market that does not offer every end has chances",
    pricesCaughtBy,
    piece("games/sports/rules/markets.ts", "|| offered.length < ends.length", ""),
  ),
  plant(
    "a slip each way is bought for its wins",
    pricesCaughtBy,
    piece("games/sports/rules/cash-out.ts", "if (slip.eachWay) return null;", ""),
  ),
  plant(
    "a sale is verified by the results that were corrected since",
    pricesCaughtBy,
    piece(EXTERNAL_BET, "(toldThen?.known ?? [known])", "[known]"),
  ),
  plant(
    "the odds of a sale are believed",
    pricesCaughtBy,
    piece(EXTERNAL_BET, "published === undefined ? state : (published[step] ?? null)", "state"),
  ),
];
