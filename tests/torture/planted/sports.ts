import { type PlantedBug, piece, plant } from "./bug.ts";

const FEATURE = "apps/server/src/features/sports";
const RESULTS = `${FEATURE}/results/results.ts`;
const FEED_EVENTS = `${FEATURE}/feed/feed-events.ts`;
const caughtBy = `${FEATURE}/sports.db.test.ts`;
const feedCaughtBy = `${FEATURE}/feed/feed.db.test.ts`;

/** Bugs in real events, their odds and their results. */
export const sportsBugs: readonly PlantedBug[] = [
  plant(
    "a repeated slip tells what has become of it",
    "packages/play/src/external/sale/sold-parts.db.test.ts",
    piece(
      "packages/play/src/external/placing/external-desk.ts",
      "factsOfRow({ ...bet, ...open })",
      "factsOfRow({ ...open, ...bet })",
    ),
  ),
  plant(
    "sales of one slip do not look at each other",
    "races",
    piece(
      "packages/play/src/external/sale/sale.ts",
      "settledOf: unlessSold(new Map([[row.id, row.sold?.parts ?? 0]])),",
      "settledOf: async () => new Set(),",
    ),
  ),
  plant(
    "a house that takes no stakes takes slips",
    "restrictions",
    piece(
      "apps/server/src/features/play/kinds/external/routes.ts",
      "const refusal = noNewStake(parts, game.id, request);",
      "const refusal = null;",
    ),
  ),
  plant(
    "a slip that was sold meanwhile keeps its event from being settled",
    "results",
    piece("packages/play/src/external/settlement/held-bets.ts", "settled_at is not null as ended", "false as ended"),
  ),
  plant(
    "a bet is taken on an event that has begun, while nobody has closed it",
    caughtBy,
    piece(
      "games/sports/rules/sports.ts",
      "(inPlay?.course === undefined ? card.startsAt : undefined)",
      "(inPlay?.delayMs === 0 ? card.startsAt : undefined)",
    ),
  ),
  plant(
    "odds change without a new version of their event",
    caughtBy,
    piece(
      "packages/play/src/external/facts/fact-store.ts",
      "set state = $2, version = version + 1",
      "set state = $2, version = version",
    ),
  ),
  plant(
    "one person proposes a result and confirms it",
    caughtBy,
    piece(RESULTS, "if (by !== null && by === proposedBy) {", "if (by === proposedBy && by === fact) {"),
  ),
  plant(
    "somebody decides an event on which they have a bet",
    caughtBy,
    piece(RESULTS, "if (rowCount !== 0) throw", "if (rowCount === null) throw"),
  ),
  plant(
    "a result is proposed before its event begins",
    caughtBy,
    piece(RESULTS, "if (result !== null && !event.begun)", "if (result !== null && event.begun === null)"),
  ),
  plant(
    "a match that was broken off pays what could still have changed",
    "games/sports/rules/sports.test.ts",
    piece("games/sports/rules/markets.ts", "[points, points + 1, points + MANY, other, named]", "[points]"),
  ),
  plant(
    "a withdrawal cuts bets whose odds knew of it",
    "games/sports/rules/sports.test.ts",
    piece("games/sports/rules/leg.ts", "!leg.card.withdrawn.includes(its.runner)", "its.runner >= 0"),
  ),
  plant(
    "the first final score of a feed is its result",
    feedCaughtBy,
    piece(`${FEATURE}/feed/result-watch.ts`, ">= APART_MS", ">= 0"),
    piece(
      `${FEATURE}/feed/result-watch.ts`,
      "const finals = [...waiting.finals, { score, since: now }];",
      'const finals = [...waiting.finals, { score, since: now }];\n    if (finals.length === 1) return { kind: "known", score, updatedAt };',
    ),
  ),
  plant(
    "a feed prices markets that a trader has set",
    feedCaughtBy,
    piece(FEED_EVENTS, ".filter((its) => !isByHand(state, its))", ""),
    piece(FEED_EVENTS, "const markets = [...priced, ...own];", "const markets = priced;"),
  ),
  plant(
    "odds of a feed that has fallen silent are still taken",
    feedCaughtBy,
    piece(`${FEATURE}/feed/price-watch.ts`, "isStale ? followed.map(suspend) : followed", "followed"),
  ),
  plant(
    "several servers ask a feed at once",
    `${FEATURE}/feed/feed-job.db.test.ts`,
    piece(
      `${FEATURE}/feed/feed-job.ts`,
      "_at <= clock_timestamp() - make_interval(secs => $2)",
      "_at is not null and $2::integer is not null",
    ),
  ),
  plant(
    "a place is paid at the odds of a win",
    "games/sports/rules/each-way.test.ts",
    piece("games/sports/rules/leg.ts", "leg.place.places, placedAt(odds, leg.place)", "leg.place.places, odds"),
  ),
  plant(
    "level runners are all paid for a place, however many are left",
    "games/sports/rules/each-way.test.ts",
    piece("games/sports/rules/leg.ts", "return runners <= left ? odds", "return runners <= 99 ? odds"),
  ),
  plant(
    "a slip each way costs as much as one for wins alone",
    "games/sports/rules/each-way.test.ts",
    piece(
      "games/shared/rules/slip/slip.ts",
      "return unit * linesOf(legs.length, sizes, eachWay);",
      "return unit * linesOf(legs.length, sizes);",
    ),
  ),
];
