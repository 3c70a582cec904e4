import { type PlantedBug, piece, plant } from "./bug.ts";

/** Bugs in money, keys, nonces and answers. */
export const settlingBugs: readonly PlantedBug[] = [
  plant(
    "naive read, check, write: the version is not tested",
    "races",
    piece(
      "packages/play/src/commit/play-statement.ts",
      "(o.place, p.version) in (select w.place, w.version from player_rows_all w)",
      "true",
    ),
    piece(
      "packages/ledger/src/statement.ts",
      "where a.id = m.account and a.entries = m.was_entries",
      "where a.id = m.account",
    ),
    // The second lock is removed too: the unique indexes alone would stop most of it.
    piece(
      "packages/ledger/src/statement.ts",
      'rider.updates ? " returning 1" : ""',
      'rider.updates ? " returning 1" : " on conflict do nothing"',
    ),
  ),
  plant(
    "keys are not stored",
    "races",
    piece("packages/play/src/commit/write-set.ts", "if (key) this", "if (key && !key) this"),
  ),
  plant(
    "a refusal comes before its key is looked up",
    "servers",
    piece(
      "packages/play/src/commit/attempt.ts",
      "if (share.fresh && (pending.checkKey || !job.key))",
      "if (share.fresh)",
    ),
  ),
  plant(
    "answers before the commit",
    "kill",
    piece(
      "packages/play/src/commit/attempt.ts",
      "this.#admitted = await (pipeline ? pipeline.run(write) : write(db));",
      `this.#admitted = new Set(this.#batch.keys());
      setTimeout(() => (pipeline ? pipeline.run(write) : write(db)).catch(() => undefined), 20);`,
    ),
  ),
  plant(
    "tells before the commit",
    "servers",
    piece(
      "packages/play/src/commit/attempt.ts",
      "this.#admitted = await",
      `for (const share of this.#shares.values()) for (const { announcements } of share.settled) globalThis.tellEarly(announcements);
      this.#admitted = await`,
    ),
    piece(
      "packages/play/src/commit/group-commit.ts",
      "    this.#parts = parts;",
      `    this.#parts = parts;
      globalThis.tellEarly = (list) => { for (const one of list) parts.bus.publish(one); };`,
    ),
  ),
  plant(
    "payouts by floating point",
    "packages/kernel/src/money.test.ts",
    piece(
      "packages/kernel/src/money.ts",
      "return toMoney(floorOf(multiplier, BigInt(stake)));",
      "return Math.floor(stake * (Number(multiplier.numerator) / Number(multiplier.denominator)));",
    ),
  ),
  plant(
    "a nonce is used twice",
    "races",
    piece(
      "packages/play/src/commit/draft.ts",
      "return this.#next().nonce++;",
      "return this.#player.nonce % 7 === 3 ? this.#player.nonce : this.#next().nonce++;",
    ),
  ),
  plant(
    "a nonce is used twice, and the statement that writes it does not look",
    "races",
    piece(
      "packages/play/src/commit/draft.ts",
      "return this.#next().nonce++;",
      "return this.#player.nonce % 7 === 3 ? this.#player.nonce : this.#next().nonce++;",
    ),
    piece(
      "packages/play/src/commit/play-statement.ts",
      "bool_and(on_seed and nonce = next_nonce - 1 + place)",
      "bool_and(true)",
    ),
  ),
  plant(
    "a bet is settled on another player's account",
    "packages/play/src/commit/play-statement.db.test.ts",
    piece("packages/play/src/commit/play-statement.ts", "b.id = r.id and b.player = r.owner and", "b.id = r.id and"),
  ),
  plant(
    "bets are computed from what was in memory before the database went back",
    "packages/play/src/commit/group-commit.test.ts",
    piece("packages/play/src/commit/group-commit.ts", "this.#cache.clear();", ""),
  ),
  plant(
    "a count of the bets on a fact does not wait for those in flight",
    "packages/play/src/external/budgets/budget-store.db.test.ts",
    piece("packages/play/src/external/budgets/budget-store.ts", "\n         for update of f`", "`"),
  ),
  plant(
    "a fact opens behind the link that decides it",
    "packages/play/src/external/facts/fact-store.db.test.ts",
    piece("packages/play/src/external/facts/fact-store.ts", "where id = $6 for update)", "where id = $6)"),
  ),
  plant(
    "a driver opens a round while its table is taken over",
    "packages/play/src/round/round-store.db.test.ts",
    piece("packages/play/src/round/round-store.ts", "fence = $2 for update", "fence = $2"),
  ),
  plant(
    "a refused bet gives back to a budget what its first try may still take",
    "packages/play/src/external/budgets/budgets.db.test.ts",
    piece("packages/play/src/commit/attempt.ts", "job.run(draft, pending.doubtful)", "job.run(draft, false)"),
  ),
  plant(
    "any turn is the present one",
    "races",
    piece(
      "packages/play/src/hand/hand-host.ts",
      `if (turn !== hand.moves.length) return refuse({ code: "stale_turn", details: { turn: hand.moves.length } });
    const next`,
      "const next",
    ),
    piece(
      "packages/play/src/hand/hand-host.ts",
      "draft.moves.push({ bet: id, turn, move, extraStake: next.extraStake, byHouse: false });",
      "draft.moves.push({ bet: id, turn: hand.moves.length, move, extraStake: next.extraStake, byHouse: false });",
    ),
  ),
  plant(
    "a client seed is set although the player's bets are computed with another",
    "packages/play/src/seed/own-seed.db.test.ts",
    piece(
      "packages/play/src/seed/seed-host.ts",
      "update play_player set version = version + 1 where id = $1",
      "update play_player set version = version where id = $1",
    ),
  ),
  plant(
    "a ban leaves the version as it is",
    "restrictions",
    piece(
      "apps/server/src/features/accounts/operator-acts.ts",
      `update play_player set \${set}, version = version + 1 where`,
      `update play_player set \${set} where`,
    ),
  ),
];
