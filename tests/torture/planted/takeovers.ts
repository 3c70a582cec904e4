import { type PlantedBug, piece, plant } from "./bug.ts";

const SETTLEMENT = "packages/play/src/round/end/round-settlement.ts";
const BATCH = "packages/play/src/settlement/batch-settlement.ts";
const anyTerm = piece(
  SETTLEMENT,
  "where id = $1 and fence = $2 and phase",
  "where id = $1 and $2::bigint >= 0 and phase",
);
const anyPhase = piece(SETTLEMENT, "and phase = any($3) for", "and cardinality($3::text[]) > 0 for");

/** Bugs in tables that change hands. */
export const takeoversBugs: readonly PlantedBug[] = [
  plant(
    "a server that does not drive remembers a pot's round for ever",
    "packages/play/src/round/two-servers.db.test.ts",
    piece(
      "packages/play/src/round/table/open-round-cache.ts",
      "(this.current?.closesAt ?? null) === null",
      "this.current === null",
    ),
  ),
  plant(
    "a ticket comes back only where its round is known",
    "packages/play/src/round/two-servers.db.test.ts",
    piece(
      "packages/play/src/round/tickets/take-back-desk.ts",
      'if (ticket.phase === "betting" && openRound',
      'if (ticket.phase === "closing" && openRound',
    ),
  ),
  plant(
    "a lost driver always gives stakes back",
    "packages/play/src/round/round-takeover.db.test.ts",
    piece(
      "packages/play/src/round/end/ending.ts",
      "return drawn.runMs > (round.flownMs ?? 0);",
      "return drawn.runMs >= 0;",
    ),
  ),
  plant(
    "a server that takes a table over begins a new shoe",
    "packages/play/src/round/shoe.db.test.ts",
    piece(
      "packages/play/src/round/round-store.ts",
      "chain, link, fence, carry, openedAt, closesAt, flownMs };",
      "chain, link, fence, carry: game.open(null).carry, openedAt, closesAt, flownMs };",
    ),
  ),
  plant(
    "fences are not tested",
    "packages/play/src/round/two-servers.db.test.ts",
    anyTerm,
    piece("packages/play/src/commit/play-statement.ts", "h.phase = q.phase and h.fence = q.fence", "h.phase = q.phase"),
    piece(
      "packages/play/src/round/round-store.ts",
      "where id = $1 and fence = $2 and phase = $3",
      "where id = $1 and $2::bigint >= 0 and phase = $3",
    ),
    piece("packages/play/src/round/round-store.ts", "if (now?.fence !== round.fence || now.phase", "if (now?.phase"),
  ),
  plant("a driver of the past settles its pot", "games/jackpot/rules/two-drivers.db.test.ts", anyTerm),
  // The database refuses to change played rounds, so that nothing is paid twice even then; but a round must not end
  // that way.
  plant(
    "a pot is settled by whoever comes, whatever has become of it",
    "games/jackpot/rules/two-drivers.db.test.ts",
    anyTerm,
    anyPhase,
    piece(BATCH, "const due = known.size === 0 ?", "const due = known.size >= 0 ?"),
  ),
];
