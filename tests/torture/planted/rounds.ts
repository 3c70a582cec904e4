import { type PlantedBug, piece, plant } from "./bug.ts";

/** Lets a round accept a bet at any time at which the bet's rows are written. */
const anyMoment = piece(
  "packages/play/src/commit/play-statement.ts",
  "h.phase = q.phase and h.fence = q.fence",
  "h.fence = q.fence",
);

/** Bugs in rounds that everybody plays together, and in the chains behind them. */
export const roundsBugs: readonly PlantedBug[] = [
  plant(
    "a round hands on what it was handed instead of what it drew",
    "packages/play/src/round/carry.db.test.ts",
    piece(
      "packages/play/src/round/round-driver.ts",
      "follows ? last.carry_after : null",
      "follows ? last.carry : null",
    ),
  ),
  plant(
    "a hand shows the link of its shoe",
    "packages/play/src/round/shoe.db.test.ts",
    piece(
      "packages/play/src/round/end/ending.ts",
      "lastOfLink ? round.chain.link(round.link) : null",
      "round.chain.link(round.link)",
    ),
  ),
  plant(
    "a bet that names another round's card is taken",
    "packages/play/src/round/carry.db.test.ts",
    piece(
      "packages/play/src/round/tickets/ticket-desk.ts",
      "if (reason !== null) return {",
      'if (reason === "") return {',
    ),
  ),
  plant(
    "a repeated key is another bet in the next round",
    "packages/play/src/round/carry.db.test.ts",
    piece(
      "packages/play/src/round/tickets/ticket-desk.ts",
      "const job = { player, key, needs",
      "const job = { player, key: { ...key, id: this.#random.uuid() }, needs",
    ),
  ),
  plant(
    "refunds twice",
    "kill",
    piece(
      "packages/play/src/settlement/batch-settlement.ts",
      "if (isGivenBack(change)) draft.giveBack(change, createdAt.getTime());",
      `if (isGivenBack(change)) draft.addStake(id, 2, -payout);
    if (isGivenBack(change)) draft.giveBack(change, createdAt.getTime());`,
    ),
  ),
  plant(
    "a ticket is taken back although betting was closed meanwhile",
    "packages/play/src/round/tickets/take-back.db.test.ts",
    piece(
      "packages/play/src/round/tickets/take-back-desk.ts",
      `  draft.rounds.push({ round, phase: "betting", fence });\n`,
      "",
    ),
  ),
  plant(
    "a salt's source is announced whose value is known",
    "apps/server/src/features/play/chains/chain-acts.db.test.ts",
    piece(
      "apps/server/src/features/play/chains/chain-acts.ts",
      "const problem = problemOfSource(source, now);",
      "const problem = null;",
    ),
  ),
  plant(
    "a restart forgets presets",
    "kill",
    piece(
      "packages/play/src/round/end/ending.ts",
      "round.game.leaving?.auto(ticket.bet) === null ? refund(ticket)",
      "round.game.leaving !== undefined ? refund(ticket)",
    ),
  ),
  plant(
    "durations from the wall clock",
    "clock",
    piece(
      "apps/server/src/machinery/clock.ts",
      "monotonic: () => performance.now(),",
      "monotonic: () => Date.now() - performance.timeOrigin,",
    ),
  ),
  plant(
    "a mixed round takes the client seeds that its bettors have when it is drawn",
    "games/aviator/rules/attacks.db.test.ts",
    piece(
      "packages/play/src/round/tickets/book.ts",
      "order by activated_at > $2, case when activated_at > $2 then activated_at end, activated_at desc limit 1",
      "order by $2::timestamptz is null, activated_at desc limit 1",
    ),
  ),
  plant(
    "a mixed round takes the seed that a first pair was given after betting opened",
    "games/jackpot/rules/attacks.db.test.ts",
    piece(
      "packages/play/src/round/tickets/book.ts",
      "where (e ->> 'until')::timestamptz > $2 order by place limit 1",
      "where (e ->> 'until')::timestamptz > $2 and e is null order by place limit 1",
    ),
  ),
  plant(
    "staff bet where bettors decide",
    "games/jackpot/rules/attacks.db.test.ts",
    piece("packages/play/src/round/tickets/ticket-desk.ts", 'player.role !== "player"', 'player.role === "visitor"'),
  ),
  plant(
    "nobody asks the rules how many tickets a player may have",
    "games/aviator/rules/attacks.db.test.ts",
    piece(
      "packages/play/src/round/tickets/ticket-desk.ts",
      "return game.ticketsPerPlayer ?? MAX_TICKETS_PER_PLAYER;",
      "return game.ticketsPerPlayer === 0 ? 0 : MAX_TICKETS_PER_PLAYER;",
    ),
  ),
  plant(
    "keys of tickets are not stored",
    "games/aviator/rules/attacks.db.test.ts",
    piece("packages/play/src/commit/write-set.ts", "if (key) this", "if (key && !key) this"),
  ),
  plant(
    "whoever leaves in the millisecond of the end is in time",
    "games/aviator/rules/attacks.db.test.ts",
    piece(
      "packages/play/src/round/tickets/flight.ts",
      `if (elapsedMs >= this.#drawn.runMs) return Promise.resolve(refuse({ code: "too_late" }));`,
      "",
    ),
  ),
  plant(
    "the wins of a day are those of the last 24 hours",
    "apps/server/src/features/play/bets/high-wins.db.test.ts",
    piece(
      "apps/server/src/features/play/bets/high-wins.ts",
      "if (period === null) return now - DAY_MS;",
      `if (period === null || period === "day") return now - DAY_MS;`,
    ),
  ),
  plant(
    "a bet is in that came in time and is written too late",
    "games/jackpot/rules/attacks.db.test.ts",
    anyMoment,
    piece("packages/play/src/round/tickets/ticket-desk.ts", "const now = openRound.current;", "const now = round;"),
  ),
  plant(
    "orders are taken while the digit is shown",
    "games/colour/rules/periods.db.test.ts",
    anyMoment,
    piece(
      "packages/play/src/round/betting.ts",
      "this.#takesBets = false;\n    this.#parts.openRound.set(null);",
      "this.#takesBets = false;",
    ),
  ),
  plant(
    "a settlement does not look whether its players have changed meanwhile",
    "games/colour/rules/periods.db.test.ts",
    piece(
      "packages/play/src/settlement/batch-settlement.ts",
      "return changed.size === 0 ? read",
      "return changed.size >= 0 ? read",
    ),
  ),
  plant(
    "a period is of the day in which it ends",
    "games/colour/rules/periods.db.test.ts",
    piece("games/colour/rules/periods.ts", "new Date(startsAt)", "new Date(startsAt + lengthMs)"),
  ),
  plant(
    "a ticket is paid as often as somebody asks to leave",
    "games/aviator/rules/attacks.db.test.ts",
    piece("packages/play/src/round/tickets/flight.ts", "if (stamped?.answer) return stamped.answer;", ""),
    piece("packages/play/src/round/tickets/flight.ts", "if (stamped) return this.#answer(ticket, stamped);", ""),
    // The second lock is removed too: the row of a paid ticket would not change, and its payout has one number.
    piece(
      "packages/play/src/commit/play-statement.ts",
      `type: "play_change_row",\n  updates: true,`,
      `type: "play_change_row",`,
    ),
    piece(
      "packages/play/src/commit/draft.ts",
      `this.#move(change.id, SETTLING_ACT, "payout"`,
      `this.#move(change.id, SETTLING_ACT + 2 + this.#player.account.entries, "payout"`,
    ),
  ),
];
