import { type PlantedBug, piece, plant } from "./bug.ts";

const TICKER = "apps/server/src/machinery/ticks/ticker.ts";
const TICKS_TEST = "apps/server/src/machinery/ticks/ticks.db.test.ts";

/** Databases that went back in time. */
export const pastBugs: readonly PlantedBug[] = [
  plant(
    "a new connection is not asked where it leads",
    TICKS_TEST,
    piece(TICKER, "if (this.#isShut && forPlay) throw", "if (this.#isShut && forPlay && this.#stopping) throw"),
    piece(TICKER, "if (rows[0]?.holds === true ||", "if (rows[0]?.holds !== undefined ||"),
  ),
  plant(
    "a server that knows nothing of a database believes it",
    TICKS_TEST,
    piece(
      "apps/server/src/machinery/ticks/standing.ts",
      "let isKnown = told.rows.length === 0",
      "let isKnown = told.rows.length >= 0",
    ),
  ),
];
