import { type PlantedBug, piece, plant } from "./bug.ts";

const TICKER = "apps/server/src/machinery/ticks/ticker.ts";
const TICKS_TEST = "apps/server/src/machinery/ticks/ticks.db.test.ts";

const RESTORATION = "apps/server/src/features/play/past/restoration.ts";

/** Bugs with databases that went back in time. */
export const pastBugs: readonly PlantedBug[] = [
  plant(
    "a restored backup is not noticed",
    "past",
    piece(
      "apps/server/src/machinery/ticks/standing.ts",
      "if (!holds(row, file) && !isLetIn(file, told))",
      "if (!holds(row, file) && file.count < 0)",
    ),
  ),
  plant(
    "a restoration keeps the seeds",
    "past",
    piece(RESTORATION, "const players = await renewSeeds({ pool, vault, random });", "const players = 0;"),
  ),
  plant(
    "a restoration keeps the chains",
    "past",
    piece(RESTORATION, "const chains = await endChains(pool, WENT_BACK);", "const chains = 0;"),
  ),
  plant(
    "a restoration leaves hands open",
    "past",
    piece(
      "apps/server/src/features/play/kinds/hand/hand-kind.ts",
      "giveBack: ({ pool, commit }) => giveBackHands(pool, commit),",
      "giveBack: null,",
    ),
  ),
  plant(
    "a link is told before it is remembered",
    "packages/play/src/round/round-ticks.db.test.ts",
    piece(
      "packages/play/src/round/end/round-end.ts",
      "    await durably(this.#parts.lease, () => this.#parts.ticks.raise());\n    return settled;",
      "    return settled;",
    ),
  ),
  plant(
    "a restoration lets the house draw the salt after an announced one",
    "apps/server/src/features/play/chains/chain-acts.db.test.ts",
    piece(
      "packages/play/src/seed/chain-store.ts",
      "next.source !== null || next.announced_only;",
      "next.source !== null;",
    ),
  ),
  plant(
    "a shoe outlives a restoration",
    "packages/play/src/restore/shoe.db.test.ts",
    piece(
      "packages/play/src/round/round-driver.ts",
      "fresh ? { carry: handed } : game.open(null);",
      "{ carry: handed };",
    ),
  ),
  plant(
    "a dump is let in that lacks a server's last tick",
    "apps/server/src/features/play/past/past.db.test.ts",
    piece(
      "apps/server/src/machinery/ticks/openings.ts",
      "!ended && !here.has(server)",
      "!ended && !here.has(server) && server === null",
    ),
  ),
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
