import { type BetRecord, recompute } from "@fairhouse/fairness/recompute.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import type pg from "pg";
import type { Broken } from "../attack.ts";

interface SettledRow {
  id: string;
  game: string;
  game_version: number;
  kind: "instant" | "hand" | "round";
  stake: number;
  payout: number;
  bet: unknown;
  outcome: unknown;
  left_at: number | null;
  refunded: boolean;
  nonce: number | null;
  commitment: string | null;
  server_seed: string | null;
  client_seed: string | null;
  moves: unknown[];
  link: number | null;
  revealed: string | null;
  salt: string | null;
  carry: unknown;
  round_outcome: unknown;
}

/**
 * Invariant 5: every settled bet recomputes from public data. Bets whose seed or link is not revealed yet are left out; the
 * answer says how many were computed.
 */
export async function wrongOutcomes(pool: pg.Pool): Promise<{ computed: number; broken: readonly Broken[] }> {
  const known = new Map<string, RulesByVersion>();
  for (const entry of catalog) known.set(entry.id, await rulesOf(entry));
  const { rows } = await pool.query<SettledRow>(
    `select b.id, b.game, b.game_version, b.kind, b.stake, b.payout, b.bet, b.outcome, b.left_at, b.refunded, b.nonce,
       s.commitment, s.server_seed, s.client_seed, r.link, r.revealed, c.salt, r.carry, r.outcome as round_outcome,
       coalesce((select jsonb_agg(m.move order by m.turn) from play_move m where m.bet = b.id), '[]') as moves
     from play_bet b left join play_seed s on s.id = b.seed
     left join play_round r on r.id = b.round left join play_chain c on c.id = r.chain
     where b.settled_at is not null and coalesce(s.server_seed, r.revealed) is not null and r.phase is distinct from 'voided'`,
  );
  const broken: Broken[] = [];
  for (const row of rows) {
    const game = known.get(row.game)?.[row.game_version];
    if (game === undefined) throw new Error(`no rules of ${row.game} ${row.game_version}`);
    const mismatch = recompute(recordOf(row), game);
    if (mismatch !== null) {
      broken.push({ invariant: "5: every settled bet recomputes", what: `bet ${row.id}: ${JSON.stringify(mismatch)}` });
    }
  }
  return { computed: rows.length, broken };
}

function recordOf(row: SettledRow): BetRecord {
  const { game, game_version: version, bet, stake, payout } = row;
  const bare = { game, version, bet, stake, payout };
  if (row.kind === "round") {
    return {
      ...bare,
      kind: "round",
      source: { link: row.revealed ?? "", salt: row.salt ?? "", index: row.link ?? 0, seeds: [] },
      carry: row.carry,
      book: [],
      ticket: { id: row.id, leftAt: row.left_at },
      outcome: row.round_outcome,
      refunded: row.refunded,
    };
  }
  const source = {
    serverSeed: row.server_seed ?? "",
    commitment: row.commitment ?? "",
    clientSeed: row.client_seed ?? "",
    nonce: row.nonce ?? -1,
  };
  return row.kind === "instant"
    ? { ...bare, kind: "instant", source, outcome: row.outcome }
    : { ...bare, kind: "hand", source, moves: row.moves, outcome: row.outcome };
}
