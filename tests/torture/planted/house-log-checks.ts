import { type PlantedBug, piece, plant } from "./bug.ts";

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
const CHAINS = "tools/log-audit/chains.ts";
const auditCaughtBy = "tools/log-audit/audit.test.ts";
const commitmentsCaughtBy = "tools/log-audit/commitments.test.ts";

/** Bugs in what browsers and auditors check of the log. */
export const houseLogCheckBugs: readonly PlantedBug[] = [
  plant(
    "another result of an event than the logged one passes",
    "packages/house-log/src/check-fact.test.ts",
    piece("packages/house-log/src/check-fact.ts", "place >= results.length ||", "place >= 0 ||"),
  ),
  plant(
    "odds that were never published pass as those of a sale",
    "packages/house-log/src/check-fact.test.ts",
    piece("packages/house-log/src/check-fact.ts", "stateHash(state) === entry.state", "state !== undefined"),
  ),
  plant(
    "a price that was changed after it was published is not noticed",
    "tools/log-audit/prices.test.ts",
    piece("tools/log-audit/prices.ts", "shown.get(version) !== state", "!shown.has(version)"),
  ),
  plant(
    "a round may mix other seeds than those that were told",
    "tools/log-audit/rounds.test.ts",
    piece("tools/log-audit/rounds.ts", "logged.mixed === mixed;", "logged.mixed !== mixed || mixed !== null;"),
  ),
  plant(
    "seeds may be told once the result is known",
    auditCaughtBy,
    piece(AUDIT, "before.step !== ROUND_STEP.closed)", "before.step < ROUND_STEP.closed)"),
  ),
  plant(
    "a match may be decided by a link that no chain leads to",
    commitmentsCaughtBy,
    piece("tools/log-audit/facts.ts", 'this.#chains.reveal({ chain, index: last, link }, "known fact")', "null"),
  ),
  plant(
    "the result of a match need not follow from its link",
    "tools/log-audit/facts.test.ts",
    piece(
      "tools/log-audit/facts.ts",
      "known.ofLinks.result(own, links), result)",
      "known.ofLinks.result(own, links), state) || isOfState",
    ),
  ),
  plant(
    "a chain may be played with another salt than its source gives",
    commitmentsCaughtBy,
    piece(CHAINS, "&& salt === saltFrom(named, value)", "&& salt !== value"),
  ),
  plant(
    "a source may be announced when its value is known",
    commitmentsCaughtBy,
    piece(CHAINS, "announcedAt <= due && due <= time", "announcedAt <= time && due <= time"),
  ),
  plant(
    "a chain may change its salt",
    commitmentsCaughtBy,
    piece(
      CHAINS,
      "(before.salt === null || before.salt === after.salt)",
      "(before.salt === null || after.salt !== null)",
    ),
  ),
  plant(
    "another seed may be revealed than the one that was committed",
    commitmentsCaughtBy,
    piece(AUDIT, ": committed !== serverSeedHash)", ": committed === null)"),
  ),
  plant(
    "the house may add more to a re-settlement than that takes back",
    checkCaughtBy,
    piece(CHECK, "payout <= resettled.was - resettled.payout", "payout <= resettled.was"),
  ),
  plant(
    "a bet may be shown at another time than it was logged",
    checkCaughtBy,
    piece(CHECK, "Math.abs(logged - shown) <= CLOCKS_APART_MS", "logged !== shown + CLOCKS_APART_MS / 7"),
  ),
  plant(
    "a bet may be shown with another end than it had",
    checkCaughtBy,
    piece(CHECK, "ended === shown.ended)", "ended !== null)"),
  ),
  plant(
    "a house may leave days out of its log",
    auditCaughtBy,
    piece("tools/log-audit/days.ts", "sums.day.day === today ||", "sums.day.day !== currency ||"),
  ),
  plant(
    "the page of a ticket is checked although its stake is in no log",
    "apps/web/src/log/complete.test.ts",
    piece("apps/web/src/log/complete.ts", 'bet.kind === "round" || bet.kind === "external"', 'bet.kind === "external"'),
  ),
  plant(
    "a house that says that a bet is older than its log is believed",
    "apps/web/src/log/complete.test.ts",
    piece(
      "apps/web/src/log/complete.ts",
      "Date.parse(at) < (await began) + CLOCKS_APART_MS",
      "Date.parse(at) > 0 && (await began) > 0",
    ),
  ),
  plant(
    "the page of a round is checked although nothing shows when its bets were closed",
    "apps/web/src/log/complete.test.ts",
    piece(
      "apps/web/src/log/complete.ts",
      'outcome === null ? [] : ["closed", "shown"]',
      'outcome === null ? [] : ["shown"]',
    ),
  ),
  plant(
    "an audit passes a next log that forgets the one before",
    "tools/log-audit/succession.test.ts",
    piece("tools/log-audit/succession.ts", "if (earlier !== null)", "if (earlier === log)"),
  ),
  plant(
    "a promise that was taken for broken once is shown as broken for ever",
    "apps/web/src/log/receipt-store.test.ts",
    piece("apps/web/src/log/receipt-store.ts", "open: [...open, ...broken], broken", "open, broken"),
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
    piece(CHECK, "return payout + sold === shown.payout &&", "return payout + sold > 0 &&"),
  ),
  plant(
    "another stake than that of the entry passes",
    checkCaughtBy,
    piece(CHECK, "? stake === whole : stake < whole", "? stake > 0 : stake < whole"),
  ),
  plant(
    "another round than that of the entry passes",
    checkCaughtBy,
    piece(CHECK, "entry.round === shown.round &&", "entry.round !== shown.id &&"),
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
    "a browser takes a beat for true that nobody has signed",
    watchCaughtBy,
    piece(WATCH, "await reader.prove(last, TILE_WIDTH * index + place, head);", "await reader.head();"),
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
    piece("tools/log-audit/days.ts", "expected === held ? null", "expected !== Number.NaN ? null"),
  ),
  plant(
    "an audit minds no winner that is never settled",
    auditCaughtBy,
    piece(AUDIT, "if (!this.#betOf(bet).isSettled) this.#find(", "if (bet === null) this.#find("),
  ),
  plant(
    "an audit takes any link that is not newer than the newest",
    auditCaughtBy,
    piece(CHAINS, "isNewer ? leadsTo(own, newest) : leadsTo(newest, own)", "!isNewer || leadsTo(own, newest)"),
  ),
  plant(
    "an audit takes a link of a chain that nobody committed to",
    auditCaughtBy,
    piece(
      CHAINS,
      "if (known === undefined) return `a chain is committed",
      "if (known === null) return `a chain is committed",
    ),
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
  plant(
    "the audit of the books takes an event whose published state is in no log for whole",
    "apps/server/src/features/house-log/entries/prices.db.test.ts",
    piece(
      "apps/server/src/features/house-log/audit-rules.ts",
      "where n.times <> coalesce(t.times, 0) + coalesce(h.times, 0)",
      "where n.times < coalesce(t.times, 0) + coalesce(h.times, 0)",
    ),
  ),
];
