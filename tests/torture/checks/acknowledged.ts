import type pg from "pg";
import type { Broken } from "../attack.ts";
import { canonical } from "../client/http.ts";
import type { Command, Journal } from "../client/journal.ts";

interface StoredBet {
  id: string;
  stake: number;
  payout: number | null;
  outcome: unknown;
  bet: unknown;
  nonce: number | null;
  left_at: number | null;
  ended: string | null;
  moves: unknown[];
  /** Values of the parts that were sold, by number. */
  sold: Record<string, number>;
  keys: number;
}

/**
 * Checks invariant 3, that the ledger contains everything that a player was told, as they were told it, and invariant
 * 9, that the balances match.
 */
export async function forgotten(pool: pg.Pool, player: string, journal: Journal): Promise<readonly Broken[]> {
  const { rows } = await pool.query<StoredBet>(
    `select b.id, b.stake, b.payout, b.outcome, b.bet, b.nonce, nullif(b.left_at, 0) as left_at, b.ended,
       coalesce((select jsonb_agg(m.move order by m.turn) from play_move m where m.bet = b.id), '[]') as moves,
       coalesce((select jsonb_object_agg(c.number, c.value) from play_cash_out c where c.bet = b.id), '{}') as sold,
       (select count(*) from play_key k where k.player = b.player and k.bet = b.id) as keys
     from play_bet b where b.player = $1`,
    [player],
  );
  const bets = new Map(rows.map((row) => [row.id, row]));
  const broken: Broken[] = [];
  for (const command of journal.acknowledged) {
    const reason = whyForgotten(command, bets);
    if (reason !== null) {
      broken.push({
        invariant: "3: an acknowledged bet is in the ledger with what was acknowledged",
        what: `${reason}: ${command.kind} ${command.path} key ${command.key}, told ${JSON.stringify(command.answer)}`,
      });
    }
  }
  for (const bet of rows) {
    if (bet.keys !== 1) broken.push({ invariant: "3: one key, one bet", what: `bet ${bet.id} has ${bet.keys} keys` });
  }
  return [
    ...broken,
    ...unknownBets(journal, rows),
    ...(await wrongBalances(pool, player, journal)),
    ...(await hiddenAgain(pool, journal)),
  ];
}

function whyForgotten(command: Command, bets: ReadonlyMap<string, StoredBet>): string | null {
  const told = command.answer;
  const stored = bets.get((told.bet ?? told.hand ?? told.ticket).id);
  if (stored === undefined) return "the bet is not there";
  switch (command.kind) {
    case "bet":
      return same(
        [stored.stake, stored.payout, stored.outcome, stored.nonce, stored.bet],
        [told.bet.stake, told.bet.payout, told.bet.outcome, told.nonce, told.bet.bet],
      );
    case "start":
    case "move":
      return whyHandDiffers(command, stored);
    case "ticket":
      return same([stored.stake, stored.bet], [told.ticket.stake, told.ticket.bet]);
    case "slip":
      return same([stored.stake, stored.bet], [told.bet.stake, told.bet.bet]);
    case "sale":
      return whySaleDiffers(command, stored);
    case "cash-out":
      return same(
        [stored.payout, stored.left_at, stored.ended],
        [told.ticket.payout, told.ticket.leftAt, told.ticket.ended],
      );
  }
}

function whySaleDiffers({ answer, body }: Command, stored: StoredBet): string | null {
  // biome-ignore lint/suspicious/noExplicitAny: the body that this very test sent
  const { part } = body as any;
  if (part === undefined) return same([stored.payout, stored.ended], [answer.bet.payout, "cashed_out"]);
  return stored.sold[part.number] === undefined ? `part ${part.number} was not sold` : null;
}

function whyHandDiffers(command: Command, stored: StoredBet): string | null {
  const { hand } = command.answer;
  if (stored.moves.length < hand.turn) return `a move is missing: ${stored.moves.length} of ${hand.turn}`;
  if (hand.payout !== null && hand.payout !== stored.payout) return `it paid ${stored.payout}`;
  // biome-ignore lint/suspicious/noExplicitAny: the body that this very test sent
  const { turn, move } = command.body as any;
  return command.kind === "move" ? same(stored.moves[turn], move) : null;
}

function same(stored: unknown, told: unknown): string | null {
  return canonical(stored) === canonical(told) ? null : `stored is ${JSON.stringify(stored)}`;
}

/**
 * Checks that the player asked for each of their bets and was told of it, at the latest after repeating the request.
 */
function unknownBets(journal: Journal, stored: readonly StoredBet[]): readonly Broken[] {
  const told = new Set(journal.acknowledged.map(({ answer }) => (answer.bet ?? answer.hand ?? answer.ticket).id));
  return stored
    .filter(({ id }) => !told.has(id))
    .map(({ id }) => ({ invariant: "3: a request happened once or never", what: `bet ${id} is nobody's request` }));
}

/** Checks that every balance ever told is the balance after the entry with its number. */
async function wrongBalances(pool: pg.Pool, player: string, journal: Journal): Promise<readonly Broken[]> {
  const { rows } = await pool.query<{ sequence: number; balance: number }>(
    `select m.sequence, m.balance from ledger_movement m join play_player p on p.account = m.account where p.id = $1`,
    [player],
  );
  const balances = new Map(rows.map((row) => [row.sequence, row.balance]));
  return journal.balances
    .filter(({ version, amount }) => balances.get(version) !== amount)
    .slice(0, 5)
    .map(({ version, amount }) => ({
      invariant: "9: what the screen shows is what the ledger holds",
      what: `player ${player} was told ${amount} after entry ${version}, where the ledger has ${balances.get(version)}`,
    }));
}

/** Checks that a seed that was revealed to its player stays revealed, and is the committed one. */
async function hiddenAgain(pool: pg.Pool, journal: Journal): Promise<readonly Broken[]> {
  const commitments = journal.revealed.map(({ serverSeedHash }) => serverSeedHash);
  const { rows } = await pool.query<{ commitment: string; server_seed: string | null }>(
    "select commitment, server_seed from play_seed where commitment = any($1)",
    [commitments],
  );
  const stored = new Map(rows.map((row) => [row.commitment, row.server_seed]));
  return journal.revealed
    .filter(({ serverSeed, serverSeedHash }) => stored.get(serverSeedHash) !== serverSeed)
    .map((seed) => ({ invariant: "3: an acknowledged rotation stands", what: JSON.stringify(seed) }));
}
