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
    "frames of a socket are not counted",
    "flood",
    piece("apps/server/src/machinery/sockets/meter.ts", "this.#frames += frames;", ""),
    piece("apps/server/src/machinery/sockets/meter.ts", "this.#bytes += bytes;", ""),
  ),
  plant(
    "requests may be sent ahead without end",
    "flood",
    piece("apps/server/src/machinery/http/listener.ts", "if (waiting > MAX_AHEAD) {", "if (waiting < 0) {"),
  ),
  plant(
    "a lost driver always gives stakes back",
    "packages/play/src/round/round-takeover.db.test.ts",
    piece(
      "packages/play/src/round/ending.ts",
      "return drawn.runMs > (round.flownMs ?? 0);",
      "return drawn.runMs >= 0;",
    ),
  ),
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
    // Nor does anything else stand in the way: the unique indexes alone would stop most of it.
    piece(
      "packages/ledger/src/statement.ts",
      'rider.updates ? " returning 1" : ""',
      'rider.updates ? " returning 1" : " on conflict do nothing"',
    ),
  ),
  plant(
    "keys are not stored",
    "races",
    piece("packages/play/src/commit/sheet.ts", "if (key) this", "if (key && !key) this"),
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
    "any turn is the present one",
    "races",
    piece("packages/play/src/hand/hand-host.ts", "if (turn !== hand.moves.length) return", "if (turn < 0) return"),
    piece(
      "packages/play/src/hand/hand-host.ts",
      "draft.moves.push({ bet: id, turn, move, extraStake: next.extraStake });",
      "draft.moves.push({ bet: id, turn: hand.moves.length, move, extraStake: next.extraStake });",
    ),
  ),
  plant(
    "refunds twice",
    "kill",
    piece(
      "packages/play/src/round/round-settlement.ts",
      "if (refunded) draft.giveBack(change, ticket.createdAt.getTime());",
      `if (refunded) draft.addStake(ticket.id, 2, -payout);
        if (refunded) draft.giveBack(change, ticket.createdAt.getTime());`,
    ),
  ),
  plant(
    "a ticket is taken back although betting was closed meanwhile",
    "packages/play/src/round/take-back.db.test.ts",
    piece(
      "packages/play/src/round/take-back-desk.ts",
      `  draft.rounds.push({ round, phase: "betting", fence });\n`,
      "",
    ),
  ),
  plant(
    "a salt's source is announced whose value is known",
    "apps/server/src/features/play/chain-acts.db.test.ts",
    piece(
      "apps/server/src/features/play/chain-acts.ts",
      "const problem = problemOfSource(source, now);",
      "const problem = null;",
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
    "a restart forgets presets",
    "kill",
    piece(
      "packages/play/src/round/ending.ts",
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
    "a ban leaves the version as it is",
    "restrictions",
    piece(
      "apps/server/src/features/accounts/operator-acts.ts",
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
    piece("packages/play/src/round/round.ts", "    link: null,\n", "    link: round.chain.link(round.link),\n"),
  ),
  plant(
    "the start of a flight tells its end",
    "secrecy",
    piece(
      "packages/play/src/round/round-play.ts",
      `this.#facts("running", { startedAt })`,
      `this.#facts("running", { startedAt, carry: { until: drawn.runMs } })`,
    ),
  ),
  plant(
    "a log names the point",
    "secrecy",
    piece(
      "packages/play/src/round/round-play.ts",
      "    this.#flight = flight;\n",
      `    this.#flight = flight;
      this.#parts.log.error({ hint: drawn.outcome }, "flying");\n`,
    ),
  ),
  plant(
    "fences are not tested",
    "packages/play/src/round/two-servers.db.test.ts",
    piece(
      "packages/play/src/round/round-settlement.ts",
      "where id = $1 and fence = $2 and phase",
      "where id = $1 and $2::bigint >= 0 and phase",
    ),
    piece("packages/play/src/commit/play-statement.ts", "h.phase = q.phase and h.fence = q.fence", "h.phase = q.phase"),
    piece(
      "packages/play/src/round/round-store.ts",
      "where id = $1 and fence = $2 and phase = $3",
      "where id = $1 and $2::bigint >= 0 and phase = $3",
    ),
    piece("packages/play/src/round/round-store.ts", "if (now?.fence !== round.fence || now.phase", "if (now?.phase"),
  ),
  plant(
    "closing an account leaves no refusal behind",
    "accounts",
    piece("apps/server/src/features/accounts/closing.ts", "  await keepRefusals(client, parts, id, now);\n", ""),
  ),
  plant(
    "an account has no ceiling of failures",
    "accounts",
    piece("apps/server/src/features/accounts/throttle.ts", "failures > CEILING || ", ""),
    piece("apps/server/src/features/accounts/throttle.ts", "failures > ATTACK && ", "failures < 0 && "),
  ),
  plant(
    "the password alone changes who can sign in",
    "accounts",
    piece(
      "apps/server/src/features/accounts/profile.ts",
      "await this.#parts.twoFactor.pass(player.id, code, player.sessionId);",
      "",
    ),
  ),
  plant(
    "the way back leaves the sessions as they are",
    "accounts",
    piece(
      "apps/server/src/features/accounts/email-returns.ts",
      `ended = await endSessionsWith(client, way.account, null, "email_restored", now);`,
      "",
    ),
  ),
  plant(
    "a page of a sub-domain signs out",
    "accounts",
    piece("apps/server/src/machinery/http/own-page.ts", "const own = site === undefined", "const own = site !== null"),
  ),
  plant(
    "an address is judged as it is written",
    "doors",
    piece(
      "apps/server/src/machinery/http/app.ts",
      "changes(request) && isForeign",
      "/^.api/.test(request.url) && changes(request) && isForeign",
    ),
  ),
  plant(
    "ended sessions are not remembered",
    "doors",
    piece(
      "apps/server/src/machinery/sessions/sessions.ts",
      "if (this.#dead.has(",
      "if (!this.#dead && this.#dead.has(",
    ),
  ),
  plant(
    "any PostgreSQL is the one of a pid file",
    "starts",
    piece(
      "apps/server/src/machinery/database/embedded/postmaster.ts",
      "if (folder !== null) return folder ===",
      "if (folder !== null) return true || folder ===",
    ),
  ),
  plant(
    "/healthz only reads",
    "starts",
    piece("apps/server/src/machinery/observability/health.ts", "await tryToWrite(pool);", ""),
  ),
  plant(
    "the house works as a superuser",
    "records",
    piece(
      "apps/server/src/machinery/database/privileges.ts",
      "await client.query(`grant truncate",
      `await client.query(\`alter role \${name} superuser\`);\n    await client.query(\`grant truncate`,
    ),
  ),
];

/** @throws Error for a name that is not in the table. */
export function bugNamed(name: string): PlantedBug {
  const bug = plantedBugs.find((candidate) => candidate.name === name);
  if (bug === undefined) throw new Error(`no planted bug "${name}"`);
  return bug;
}
