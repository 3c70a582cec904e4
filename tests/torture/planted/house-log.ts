import { type PlantedBug, piece, plant } from "./bug.ts";

const FOLDER = "apps/server/src/features/house-log";
const PASS = `${FOLDER}/pass.ts`;
const passCaughtBy = `${FOLDER}/pass.db.test.ts`;
const SEQUENCER = `${FOLDER}/sequencer.ts`;
const sequencerCaughtBy = `${FOLDER}/sequencer.db.test.ts`;
const followerCaughtBy = `${FOLDER}/follower.db.test.ts`;
const CHECK = "packages/house-log/src/check-bet.ts";
const checkCaughtBy = "packages/house-log/src/check-bet.test.ts";
const WATCH = "apps/web/src/log/watch.ts";
const watchCaughtBy = "apps/web/src/log/watch.test.ts";
const RECEIPT = "packages/house-log/src/receipt.ts";
const receiptCaughtBy = "packages/house-log/src/receipt.test.ts";
const RECEIPTS = "apps/web/src/log/receipts.ts";
const receiptsCaughtBy = "apps/web/src/log/receipts.test.ts";
const SHARED = "apps/web/src/log/shared-head.ts";
const sharedCaughtBy = "apps/web/src/log/shared-head.test.ts";
const AUDIT = "tools/log-audit/audit.ts";
const auditCaughtBy = "tools/log-audit/audit.test.ts";

/** Bugs in what is written into the log, when, by whom, and in what is checked of it. */
export const houseLogBugs: readonly PlantedBug[] = [
  plant(
    "a transaction that ran during the last pass is left out",
    passCaughtBy,
    piece(
      `${FOLDER}/place.ts`,
      "(m.transaction >= $1 or m.transaction = any($2::bigint[]))",
      "(m.transaction >= $1 or $2::bigint[] is null)",
    ),
  ),
  plant(
    "a published price has no entry",
    `${FOLDER}/prices.db.test.ts`,
    piece(PASS, "for (const entry of prices.entries) await this.#append({ entry });", ""),
  ),
  plant(
    "a price that was changed after it was published is not noticed",
    "tools/log-audit/prices.test.ts",
    piece("tools/log-audit/prices.ts", "shown.get(version) !== state", "!shown.has(version)"),
  ),
  plant(
    "rows of a dump are read again by each pass",
    passCaughtBy,
    piece(
      `${FOLDER}/place.ts`,
      "and ($3::timestamptz is null or m.at > $3)",
      "and ($3::timestamptz is null or m.at is not null)",
    ),
  ),
  plant(
    "a log that begins on a database that came by a dump tells all of it in every pass",
    passCaughtBy,
    piece(
      `${FOLDER}/place.ts`,
      "where transaction >= pg_snapshot_xmax",
      "where account < 0 and transaction >= pg_snapshot_xmax",
    ),
  ),
  plant(
    "a further stake at the edge of a bundle is never found",
    passCaughtBy,
    piece(`${FOLDER}/bundle-writer.ts`, "if (at !== null) {", "if (at !== null && at === timeIn(entry)) {"),
  ),
  plant(
    "a promise that was taken for broken once is shown as broken for ever",
    "apps/web/src/log/receipt-store.test.ts",
    piece("apps/web/src/log/receipt-store.ts", "open: [...open, ...broken], broken", "open, broken"),
  ),
  plant(
    "the end of a ticket is told while its round is shown",
    passCaughtBy,
    piece(
      `${FOLDER}/movements.ts`,
      '&& entry.ended !== "taken_back" ? row.shown_at',
      '&& entry.ended === "taken_back" ? row.shown_at',
    ),
  ),
  plant(
    "the result of a round is told when it is decided",
    passCaughtBy,
    piece(PASS, "(due_at is null or", "(true or"),
  ),
  plant(
    "the log tells the link of a shoe while its last round is shown",
    passCaughtBy,
    piece(
      "apps/server/migrations/202611281110_links_of_shoes.sql",
      "(select max(shown_at) from play_round where chain = new.chain and link = new.link)",
      "new.shown_at",
    ),
  ),
  plant(
    "pages tell the link of a shoe while its last round is shown",
    "packages/play/src/round/round-games.db.test.ts",
    piece(
      "packages/play/src/round/end/unshown.ts",
      "o.link = r.link and o.shown_at",
      "o.link <> r.link and o.shown_at",
    ),
  ),
  plant(
    "a round is closed before the stakes in it are told",
    passCaughtBy,
    piece(
      PASS,
      "await this.#appendMovements(place, \"m.kind = 'stake'\");",
      "await append((row) => !isReveal(row));\n    await this.#appendMovements(place, \"m.kind = 'stake'\");",
    ),
  ),
  plant(
    "two servers write the log at once",
    passCaughtBy,
    piece(
      `${FOLDER}/log-store.ts`,
      "where driver = $1 or until < clock_timestamp()`",
      "where driver = $1 or until is not null`",
    ),
  ),
  plant(
    "a head is signed on a database that went back",
    sequencerCaughtBy,
    piece(SEQUENCER, "if (row.size < size) {", "if (row.size < 0) {"),
  ),
  plant(
    "a head is signed over entries that were changed",
    sequencerCaughtBy,
    piece(SEQUENCER, "if (!sameBytes(own, head.root))", "if (own.length !== head.root.length)"),
  ),
  plant(
    "a database that goes back within a term is signed on",
    sequencerCaughtBy,
    piece(SEQUENCER, "known.term.fence === term.fence && isSame(known.head, head)", "known.term.fence === term.fence"),
  ),
  plant(
    "a log is continued under another key",
    sequencerCaughtBy,
    piece(SEQUENCER, "if (formatVkey(key) !== row.vkey)", "if (formatVkey(key) === row.origin)"),
  ),
  plant(
    "the log after a restoration takes the number of one that is known",
    sequencerCaughtBy,
    piece(SEQUENCER, "Math.max(row.n, (await highest()) + 1)", "Math.min(row.n, (await highest()) + 1)"),
  ),
  plant(
    "a row that was changed after it was signed is published",
    followerCaughtBy,
    piece(
      `${FOLDER}/follower.ts`,
      "if (!sameBytes(own, checkpoint.root)) {",
      "if (own.length !== checkpoint.root.length) {",
    ),
  ),
  plant(
    "an entry that is not that of its leaf is published",
    followerCaughtBy,
    piece(`${FOLDER}/check-bundle.ts`, "if (areOfLeaves && sameBytes", "if (sameBytes"),
  ),
  plant(
    "files that are published are overwritten with another log",
    followerCaughtBy,
    piece(
      `${FOLDER}/check-bundle.ts`,
      "if (areOfLeaves && sameBytes(published, leaves.subarray(0, published.length)))",
      "if (areOfLeaves)",
    ),
  ),
  plant(
    "a server that follows forgets what it has seen signed once the database is farther",
    followerCaughtBy,
    piece(`${FOLDER}/follower.ts`, "if (mark !== null) await this.#assertOne(n, mark, headOf(offered));", ""),
  ),
  plant(
    "a server that follows does not mind a database that lacks what was signed",
    followerCaughtBy,
    piece(`${FOLDER}/follower.ts`, "if (mark !== null) await this.#assertHas(row, mark);", ""),
  ),
  plant(
    "a server that is added never gets the logs that have ended",
    followerCaughtBy,
    piece(`${FOLDER}/log-store.ts`, "where ended_at is null or head is not null order", "where ended_at is null order"),
  ),
  plant(
    "a log that has ended and does not hold keeps the running one from being published",
    followerCaughtBy,
    piece(`${FOLDER}/follower.ts`, "if (error instanceof LogBroken) return null;", ""),
  ),
  plant(
    "a server that still copies the logs lists none",
    followerCaughtBy,
    piece(
      `${FOLDER}/public-logs.ts`,
      'if (!this.#isServed || this.#published.numbers.length === 0) throw new AppError("busy");',
      "",
    ),
  ),
  plant(
    "a hidden player's entries are shown to everybody",
    `${FOLDER}/house-log.db.test.ts`,
    piece(
      `${FOLDER}/bet-log.ts`,
      "if (first.hidden && first.player !== viewer)",
      "if (first.hidden && first.player === viewer)",
    ),
  ),
  plant(
    "the page of a bet waits for ever for what is older than the log",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/bet-log.ts`, "isLacking = row.is_older;", "isLacking = false;"),
  ),
  plant(
    "a witness's signature is taken without a look at its key",
    `${FOLDER}/witnesses.test.ts`,
    piece(
      `${FOLDER}/witnesses.ts`,
      "await signersOf({ text, signatures: own }, [key]);",
      "await signersOf({ text, signatures: own }, [key]).catch(() => null);",
    ),
  ),
  plant(
    "a witness that has signed one log is not asked about the next one",
    `${FOLDER}/witnesses.test.ts`,
    piece(`${FOLDER}/witnesses.ts`, "[origin, formatVkey(key)].join", "[formatVkey(key)].join"),
  ),
  plant(
    "another record than the committed one passes",
    checkCaughtBy,
    piece(
      CHECK,
      "commitmentOf(entry.kind, given.salt, record) === entry.commitment);",
      "commitmentOf(entry.kind, given.salt, record) !== given.salt);",
    ),
  ),
  plant(
    "another payout than that of the entry passes",
    checkCaughtBy,
    piece(CHECK, "return payout + sold === shown.payout;", "return payout + sold > 0;"),
  ),
  plant(
    "a browser takes a smaller log for its own",
    watchCaughtBy,
    piece(WATCH, "if (head.checkpoint.size < before.checkpoint.size) {", "if (head.checkpoint.size < 0) {"),
  ),
  plant(
    "a browser takes two heads of one size for the same",
    watchCaughtBy,
    piece(
      WATCH,
      "if (from.size === to.size) return sameBytes(from.root, to.root);",
      "if (from.size === to.size) return true;",
    ),
  ),
  plant(
    "a browser follows a next log that forgets the one before",
    watchCaughtBy,
    piece(WATCH, "if (last.checkpoint.size < before.checkpoint.size)", "if (last.checkpoint.size < 0)"),
  ),
  plant(
    "an audit takes a dropped ticket for none",
    auditCaughtBy,
    piece(
      AUDIT,
      "tickets.length !== entry.tickets || staked !== entry.staked ||",
      "tickets.length > Number(entry.tickets) ||",
    ),
    piece(AUDIT, "bookHash(tickets) !== entry.book", "bookHash(tickets) === null"),
  ),
  plant(
    "an audit adds up no days",
    auditCaughtBy,
    piece(AUDIT, "if (expected !== entry.players + entry.escrow) {", "if (Number.isNaN(expected)) {"),
  ),
  plant(
    "an audit minds no winner that is never settled",
    auditCaughtBy,
    piece(AUDIT, "if (!this.#betOf(bet).isSettled) this.#find(", "if (bet === null) this.#find("),
  ),
  plant(
    "an audit takes any link that is not newer than the newest",
    auditCaughtBy,
    piece(AUDIT, "isNewer ? leadsTo(own, newest) : leadsTo(newest, own)", "!isNewer || leadsTo(own, newest)"),
  ),
  plant(
    "an audit takes a link of a chain that nobody committed to",
    auditCaughtBy,
    piece(AUDIT, "if (known === undefined) this.#find(", "if (known === null) this.#find("),
  ),
  plant(
    "a receipt holds for any entries",
    receiptCaughtBy,
    piece(
      RECEIPT,
      "if (!sameBytes(receipt.root, rootOfLeaves(entries.map(leafHash))))",
      "if (receipt.root.length === 0)",
    ),
  ),
  plant(
    "a bet that is in no signed tree keeps a promise",
    receiptsCaughtBy,
    piece(
      RECEIPTS,
      "return (await checkPlace(place, key)).wrong === null;",
      "return (await checkPlace(place, key)).size !== 0;",
    ),
  ),
  plant("a promise is broken before it is due", receiptsCaughtBy, piece(RECEIPTS, "beat > receipt.due", "beat > 0")),
  plant(
    "the audit never finds a broken promise",
    "tools/log-audit/promises.test.ts",
    piece("tools/log-audit/promises.ts", "due < beat", "due < 0"),
  ),
  plant(
    "anybody gets the receipt of a bet",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/receipts.ts`, "and b.player = $2", "and $2::uuid is not null"),
  ),
  plant(
    "bets are told while the promises that they rest on wait",
    passCaughtBy,
    piece(PASS, "if (promises.isAll && prices.isAll) await this.#writeRest();", "await this.#writeRest();"),
  ),
  plant(
    "a database that went back and grew again is believed if the files lead to the newest head",
    followerCaughtBy,
    piece(SEQUENCER, "[checkpoint, frontierOf(row).head()]", "[checkpoint]"),
  ),
  plant(
    "a database that went back within a tile is compared with the files alone",
    followerCaughtBy,
    piece(`${FOLDER}/log-tiles.ts`, "level === 0 && width < TILE_WIDTH ? null : await", "level < 0 ? null : await"),
  ),
  plant(
    "a long pass loses the log to another server",
    sequencerCaughtBy,
    piece(SEQUENCER, "() => void keepLease(pool, serverId, LEASE_MS)", "() => undefined"),
  ),
  plant(
    "the salt of one step opens the commitment of another",
    `${FOLDER}/log-secrets.test.ts`,
    piece(`${FOLDER}/log-secrets.ts`, "[kind, step, reference]", "[kind, reference]"),
  ),
  plant(
    "an entry that no bundle can hold is written",
    "packages/house-log/src/entry.test.ts",
    piece("packages/house-log/src/entry.ts", "bytes.length > MAX_ENTRY_BYTES", "bytes.length > MAX_ENTRY_BYTES + 1"),
  ),
  plant(
    "a server whose mark was deleted signs whatever the database has",
    followerCaughtBy,
    piece(SEQUENCER, "?? filesOf(term.n)?.published ?? null", "?? null"),
  ),
  plant(
    "a tile that a proxy has cut is taken for a fork",
    watchCaughtBy,
    piece(WATCH, "for (const fresh of [false, true])", "for (const fresh of [false])"),
  ),
  plant(
    "yesterday's head is shown for ever, and no browser minds",
    watchCaughtBy,
    piece(WATCH, "house.now() - beat > STALE_MS", "house.now() < beat"),
  ),
  plant(
    "a house withholds what would convict it, and no browser minds",
    watchCaughtBy,
    piece(WATCH, "return { seen, alarm: await withheld(house, seen, error) };", "throw error;"),
  ),
  plant(
    "a server that was just added makes browsers say that the log is gone",
    watchCaughtBy,
    piece(WATCH, "house.now() - unansweredSince >= STALE_MS", "house.now() >= unansweredSince"),
  ),
  plant(
    "bets are taken on a database that lacks what was signed",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/start.ts`, "error instanceof LogBroken && (await", "error instanceof RangeError && (await"),
  ),
  plant(
    "a receipt promises what was committed before the log began",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/receipts.ts`, "coalesce(m.at >= l.began_at, false) as of_log", "true as of_log"),
  ),
  plant(
    "a later receipt drops what an earlier one promised",
    receiptsCaughtBy,
    piece(
      RECEIPTS,
      "bet === receipt.bet && entries.every((one) => receipt.entries.includes(one))",
      "bet === receipt.bet",
    ),
  ),
  plant(
    "a head of a link that contradicts the log is no alarm",
    sharedCaughtBy,
    piece(SHARED, "if (met.alarm !== null ||", 'if (met.alarm?.kind === "back" ||'),
  ),
  plant(
    "a head of a link counts without a signature",
    sharedCaughtBy,
    piece(SHARED, "    await signedHead(note, key);\n", ""),
  ),
  plant(
    "a larger head of a link is forgotten",
    sharedCaughtBy,
    piece(SHARED, "return met.seen?.behindSince === null ? watched : met;", "return watched;"),
  ),
];
