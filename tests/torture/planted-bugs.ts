import type { Piece } from "./preload/replace.ts";

/** A bug that is put into the source text of single modules when a process loads them. Nothing of it is in the product. */
export interface PlantedBug {
  readonly name: string;
  /** The attack whose check must fail on it, or the test file that must. */
  readonly caughtBy: string;
  readonly pieces: readonly Piece[];
}

const plant = (name: string, caughtBy: string, ...pieces: readonly Piece[]): PlantedBug => ({ name, caughtBy, pieces });
const piece = (module: string, find: string, replace: string): Piece => ({ module, find, replace });

export const plantedBugs: readonly PlantedBug[] = [
  plant(
    "naive read, check, write: the version is not tested",
    "races",
    piece(
      "packages/play/src/play-statement.ts",
      "(o.place, p.version) in (select w.place, w.version from player_rows_all w)",
      "true",
    ),
    piece(
      "packages/ledger/src/statement.ts",
      "where a.id = m.account and a.entries = m.was_entries",
      "where a.id = m.account",
    ),
    // Nor does anything else stand in the way: the unique indexes alone would stop most of it.
    piece(
      "packages/ledger/src/statement.ts",
      'rider.updates ? " returning 1" : ""',
      'rider.updates ? " returning 1" : " on conflict do nothing"',
    ),
  ),
  plant("keys are not stored", "races", piece("packages/play/src/sheet.ts", "if (key) this", "if (key && !key) this")),
  plant(
    "a refusal comes before its key is looked up",
    "servers",
    piece("packages/play/src/attempt.ts", "if (share.fresh && (pending.checkKey || !job.key))", "if (share.fresh)"),
  ),
  plant(
    "answers before the commit",
    "kill",
    piece(
      "packages/play/src/attempt.ts",
      "this.#admitted = await (pipeline ? pipeline.run(write) : write(db));",
      `this.#admitted = new Set(this.#batch.keys());
      setTimeout(() => (pipeline ? pipeline.run(write) : write(db)).catch(() => undefined), 20);`,
    ),
  ),
  plant(
    "tells before the commit",
    "servers",
    piece(
      "packages/play/src/attempt.ts",
      "this.#admitted = await",
      `for (const share of this.#shares.values()) for (const { announcements } of share.settled) globalThis.tellEarly(announcements);
      this.#admitted = await`,
    ),
    piece(
      "packages/play/src/group-commit.ts",
      "    this.#parts = parts;",
      `    this.#parts = parts;
      globalThis.tellEarly = (list) => { for (const one of list) parts.bus.publish(one); };`,
    ),
  ),
  plant(
    "payouts by floating point",
    "cut",
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
      "packages/play/src/draft.ts",
      "return this.#next().nonce++;",
      "return this.#player.nonce % 7 === 3 ? this.#player.nonce : this.#next().nonce++;",
    ),
  ),
  plant(
    "any turn is the present one",
    "races",
    piece("packages/play/src/hand-host.ts", "if (turn !== hand.moves.length) return", "if (turn < 0) return"),
    piece(
      "packages/play/src/hand-host.ts",
      "draft.moves.push({ bet: id, turn, move, extraStake: next.extraStake });",
      "draft.moves.push({ bet: id, turn: hand.moves.length, move, extraStake: next.extraStake });",
    ),
  ),
  plant(
    "refunds twice",
    "kill",
    piece(
      "packages/play/src/round-settlement.ts",
      `draft.settle(change, payout, refunded ? "refund" : "payout");`,
      `draft.settle(change, payout, refunded ? "refund" : "payout");
      if (refunded) draft.addStake(ticket.id, 2, -payout);`,
    ),
  ),
  plant(
    "a restart forgets presets",
    "kill",
    piece(
      "packages/play/src/ending.ts",
      "round.game.leaving?.auto(ticket.bet) === null ? refund(ticket)",
      "round.game.leaving !== undefined ? refund(ticket)",
    ),
  ),
  plant(
    "durations from the wall clock",
    "clock",
    piece(
      "apps/server/src/clock.ts",
      "monotonic: () => performance.now(),",
      "monotonic: () => Date.now() - performance.timeOrigin,",
    ),
  ),
  plant(
    "a ban leaves the version as it is",
    "restrictions",
    piece(
      "apps/server/src/admin/acts.ts",
      `update play_player set \${set}, version = version + 1 where`,
      `update play_player set \${set} where`,
    ),
  ),
  plant(
    "the view of an open hand shows its mines",
    "secrecy",
    piece("games/mines/rules/mines.ts", "mines: closed ? state.mines : null,", "mines: state.mines,"),
  ),
  plant(
    "a round shows its link when it opens",
    "secrecy",
    piece("packages/play/src/round.ts", "    link: null,\n", "    link: round.chain.link(round.link),\n"),
  ),
  plant(
    "the start of a flight tells its end",
    "secrecy",
    piece(
      "packages/play/src/round-play.ts",
      `this.#facts("running", { startedAt })`,
      `this.#facts("running", { startedAt, carry: { until: drawn.runMs } })`,
    ),
  ),
  plant(
    "a log names the point",
    "secrecy",
    piece(
      "packages/play/src/round-play.ts",
      "    this.#flight = flight;\n",
      `    this.#flight = flight;
      this.#parts.log.error({ hint: drawn.outcome }, "flying");\n`,
    ),
  ),
  plant(
    "fences are not tested",
    "packages/play/src/two-servers.db.test.ts",
    piece(
      "packages/play/src/round-settlement.ts",
      "where id = $1 and fence = $2 and phase",
      "where id = $1 and $2::bigint >= 0 and phase",
    ),
    piece("packages/play/src/play-statement.ts", "h.phase = q.phase and h.fence = q.fence", "h.phase = q.phase"),
    piece(
      "packages/play/src/round-store.ts",
      "where id = $1 and fence = $2 and phase = $3",
      "where id = $1 and $2::bigint >= 0 and phase = $3",
    ),
    piece("packages/play/src/round-store.ts", "if (now?.fence !== round.fence || now.phase", "if (now?.phase"),
  ),
];

/** @throws Error for a name that is not in the table. */
export function bugNamed(name: string): PlantedBug {
  const bug = plantedBugs.find((candidate) => candidate.name === name);
  if (bug === undefined) throw new Error(`no planted bug "${name}"`);
  return bug;
}
