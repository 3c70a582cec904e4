import { type PlantedBug, piece, plant } from "./bug.ts";

const FOLDER = "apps/server/src/features/house-log";
const PASS = `${FOLDER}/entries/pass.ts`;
const passCaughtBy = `${FOLDER}/entries/pass.db.test.ts`;
const roundsCaughtBy = `${FOLDER}/entries/pass-of-rounds.db.test.ts`;
const SEQUENCER = `${FOLDER}/writing/sequencer.ts`;
const sequencerCaughtBy = `${FOLDER}/writing/sequencer.db.test.ts`;
const followerCaughtBy = `${FOLDER}/writing/follower.db.test.ts`;

/** Bugs in what is written into the log, when, and by whom. */
export const houseLogBugs: readonly PlantedBug[] = [
  plant(
    "a transaction that ran during the last pass is left out",
    passCaughtBy,
    piece(
      `${FOLDER}/entries/place.ts`,
      "(m.transaction >= $1 or m.transaction = any($2::bigint[]))",
      "(m.transaction >= $1 or $2::bigint[] is null)",
    ),
  ),
  plant(
    "a published price has no entry",
    `${FOLDER}/entries/prices.db.test.ts`,
    piece(PASS, "for (const entry of prices.entries) await this.#append({ entry });", ""),
  ),
  plant(
    "a reason of many words stops the log",
    passCaughtBy,
    piece(`${FOLDER}/entries/pending.ts`, "said.slice(0, MOST_REASON)", "said.slice(0, 100 * MOST_REASON)"),
  ),
  plant(
    "rows of a dump are read again by each pass",
    passCaughtBy,
    piece(
      `${FOLDER}/entries/place.ts`,
      "and ($3::timestamptz is null or m.at > $3)",
      "and ($3::timestamptz is null or m.at is not null)",
    ),
  ),
  plant(
    "a log that begins on a database that came by a dump tells all of it in every pass",
    passCaughtBy,
    piece(
      `${FOLDER}/entries/place.ts`,
      "where transaction >= pg_snapshot_xmax",
      "where account < 0 and transaction >= pg_snapshot_xmax",
    ),
  ),
  plant(
    "a further stake at the edge of a bundle is never found",
    roundsCaughtBy,
    piece(`${FOLDER}/entries/bundle-writer.ts`, "if (at !== null) {", "if (at !== null && at === timeIn(entry)) {"),
  ),
  plant(
    "the end of a ticket is told while its round is shown",
    roundsCaughtBy,
    piece(
      `${FOLDER}/entries/movements.ts`,
      '&& entry.ended !== "taken_back" ? row.shown_at',
      '&& entry.ended === "taken_back" ? row.shown_at',
    ),
  ),
  plant(
    "the result of a round is told when it is decided",
    roundsCaughtBy,
    piece(PASS, "(due_at is null or", "(true or"),
  ),
  plant(
    "the log tells the link of a shoe while its last round is shown",
    roundsCaughtBy,
    // Migrations are read as files, and not loaded as modules.
    piece(
      "apps/server/src/machinery/database/migrate.ts",
      '.replaceAll("\\r\\n", "\\n")',
      '.replace("(select max(shown_at) from play_round where chain = new.chain and link = new.link)", "new.shown_at")',
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
    roundsCaughtBy,
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
      `${FOLDER}/files/log-store.ts`,
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
      `${FOLDER}/writing/follower.ts`,
      "if (!sameBytes(own, checkpoint.root)) {",
      "if (own.length !== checkpoint.root.length) {",
    ),
  ),
  plant(
    "an entry that is not that of its leaf is published",
    followerCaughtBy,
    piece(`${FOLDER}/files/check-bundle.ts`, "if (areOfLeaves && sameBytes", "if (sameBytes"),
  ),
  plant(
    "files that are published are overwritten with another log",
    followerCaughtBy,
    piece(
      `${FOLDER}/files/check-bundle.ts`,
      "if (areOfLeaves && sameBytes(published, leaves.subarray(0, published.length)))",
      "if (areOfLeaves)",
    ),
  ),
  plant(
    "a server that follows forgets what it has seen signed once the database is farther",
    followerCaughtBy,
    piece(`${FOLDER}/writing/follower.ts`, "if (mark !== null) await this.#assertOne(n, mark, headOf(offered));", ""),
  ),
  plant(
    "a server that follows does not mind a database that lacks what was signed",
    followerCaughtBy,
    piece(`${FOLDER}/writing/follower.ts`, "if (mark !== null) await this.#assertHas(row, mark);", ""),
  ),
  plant(
    "a server that is added never gets the logs that have ended",
    followerCaughtBy,
    piece(
      `${FOLDER}/files/log-store.ts`,
      "where ended_at is null or head is not null order",
      "where ended_at is null order",
    ),
  ),
  plant(
    "a log that has ended and does not hold keeps the running one from being published",
    followerCaughtBy,
    piece(`${FOLDER}/writing/follower.ts`, "if (error instanceof LogBroken) return null;", ""),
  ),
  plant(
    "a server that still copies the logs lists none",
    followerCaughtBy,
    piece(
      `${FOLDER}/pages/public-logs.ts`,
      'if (!this.#isServed || this.#published.numbers.length === 0) throw new AppError("busy");',
      "",
    ),
  ),
  plant(
    "a hidden player's entries are shown to everybody",
    `${FOLDER}/house-log.db.test.ts`,
    piece(
      `${FOLDER}/pages/bet-log.ts`,
      "if (first.hidden && first.player !== viewer)",
      "if (first.hidden && first.player === viewer)",
    ),
  ),
  plant(
    "the page of a bet waits for ever for what is older than the log",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/pages/bet-log.ts`, "isLacking = row.is_older;", "isLacking = false;"),
  ),
  plant(
    "a witness's signature is taken without a look at its key",
    `${FOLDER}/writing/witnesses.test.ts`,
    piece(
      `${FOLDER}/writing/witnesses.ts`,
      "await signersOf({ text, signatures: own }, [key]);",
      "await signersOf({ text, signatures: own }, [key]).catch(() => null);",
    ),
  ),
  plant(
    "a witness that has signed one log is not asked about the next one",
    `${FOLDER}/writing/witnesses.test.ts`,
    piece(`${FOLDER}/writing/witnesses.ts`, "[origin, formatVkey(key)].join", "[formatVkey(key)].join"),
  ),
  plant(
    "anybody gets the receipt of a bet",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/pages/receipts.ts`, "and b.player = $2", "and $2::uuid is not null"),
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
    piece(
      `${FOLDER}/files/log-tiles.ts`,
      "level === 0 && width < TILE_WIDTH ? null : await",
      "level < 0 ? null : await",
    ),
  ),
  plant(
    "a long pass loses the log to another server",
    sequencerCaughtBy,
    piece(SEQUENCER, "() => void keepLease(pool, serverId, LEASE_MS)", "() => undefined"),
  ),
  plant(
    "the salt of one step opens the commitment of another",
    `${FOLDER}/entries/log-secrets.test.ts`,
    piece(`${FOLDER}/entries/log-secrets.ts`, "[kind, step, reference]", "[kind, reference]"),
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
    "bets are taken on a database that lacks what was signed",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/start.ts`, "error instanceof LogBroken && (await", "error instanceof RangeError && (await"),
  ),
  plant(
    "the seeds of a round are told with its result",
    `${FOLDER}/entries/mixed-seeds.db.test.ts`,
    piece(
      `${FOLDER}/entries/pass.ts`,
      "isClosing(row) ? await seedsOf",
      "isReveal(row) && row.step === 3 ? await seedsOf",
    ),
  ),
  plant(
    "a receipt promises what was committed before the log began",
    `${FOLDER}/house-log.db.test.ts`,
    piece(`${FOLDER}/pages/receipts.ts`, "coalesce(m.at >= l.began_at, false) as of_log", "true as of_log"),
  ),
];
