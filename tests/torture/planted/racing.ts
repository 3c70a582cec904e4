import { type PlantedBug, piece, plant } from "./bug.ts";

const ORDER = "games/racing/rules/order.ts";
const orderCaughtBy = "games/racing/rules/order.test.ts";
const RUNNING = "games/racing/rules/running.ts";
const runningCaughtBy = "games/racing/rules/running.test.ts";
const rulesCaughtBy = "games/racing/rules/racing.test.ts";

/** Bugs in virtual racing. */
export const racingBugs: readonly PlantedBug[] = [
  plant(
    "an arrival is told before its runner crosses the line",
    runningCaughtBy,
    piece(RUNNING, "LINE_MS + QUARTER_MS * behind <= elapsed", "LINE_MS <= elapsed"),
  ),
  plant(
    "the last call of a race names its winner",
    runningCaughtBy,
    piece(RUNNING, "const LAST_MOVE = 26;", "const LAST_MOVE = 24;"),
  ),
  plant(
    "the width that rounding leaves belongs to no runner",
    orderCaughtBy,
    piece(ORDER, "(runner === heaviest ? rest : 0n)", "(runner < 0 ? rest : 0n)"),
  ),
  plant(
    "weights of a field are believed without their link",
    rulesCaughtBy,
    piece("games/racing/rules/racing.ts", "same(weights, own.weights)", "same(weights, weights)"),
  ),
  plant(
    "the place of a slip each way is paid for the first four",
    rulesCaughtBy,
    piece("games/racing/rules/markets.ts", "order.slice(0, PLACES)", "order.slice(0, PLACES + 1)"),
  ),
  plant(
    "a runner crosses the line on the screen before its arrival is told",
    "games/racing/screen/motion.test.ts",
    piece("games/racing/screen/motion.ts", "course + SHORT_OF_LINE)", "0)"),
  ),
];
