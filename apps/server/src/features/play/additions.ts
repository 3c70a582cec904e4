import { type Additions, NIL } from "../../parts.ts";
import { openBetsSql, openCommand, refuseWhileOpen } from "./bets/open-stakes.ts";
import { chainCommand } from "./chains/chain-commands.ts";
import { settledSlips } from "./kinds/external/settled-slips.ts";
import { concludeCommand } from "./kinds/hand/conclude-command.ts";
import { waitingHands } from "./kinds/hand/waiting-hands.ts";
import { pastCommand } from "./past/past-commands.ts";

export const playAdditions: Additions = {
  exportFacts: [
    {
      name: "open",
      sql: `select coalesce(jsonb_agg(jsonb_build_object('id', id, 'game', game, 'kind', kind, 'currency', currency, 'stake', stake)
          order by id), '[]') from (${openBetsSql}) o`,
    },
  ],
  exportTables: [
    {
      name: "seeds",
      from: NIL,
      sql: `select id as key, jsonb_build_object('id', id, 'commitment', commitment, 'clientSeed', client_seed, 'createdAt', created_at,
        'activatedAt', activated_at, 'revealedAt', revealed_at, 'serverSeed', server_seed, 'nonces', nonces) as row
      from play_seed where player = $1 and id > $2::uuid order by id limit $3`,
    },
    {
      name: "bets",
      from: NIL,
      // The outcome of an open bet must not be shown to its player yet.
      sql: `select id as key, jsonb_build_object('id', id, 'game', game, 'gameVersion', game_version, 'kind', kind, 'currency', currency,
        'stake', stake, 'payout', payout, 'bet', bet, 'moves', (select jsonb_agg(move order by turn) from play_move m where m.bet = b.id),
        'outcome', case when settled_at is not null then outcome end, 'seed', seed,
        'nonce', nonce, 'round', round, 'ended', ended, 'leftAt', nullif(left_at, 0), 'createdAt', created_at, 'settledAt', settled_at)
        || case when kind = 'external' then jsonb_build_object('resettlements', (
            select coalesce(jsonb_agg(jsonb_build_object('was', was_payout, 'payout', payout, 'at', at) order by number), '[]')
            from play_resettlement r where r.bet = b.id),
          'soldParts', (
            select coalesce(jsonb_agg(jsonb_build_object('units', units, 'stake', stake, 'value', value, 'at', at) order by number), '[]')
            from play_cash_out c where c.bet = b.id),
          'cashOutOrder', (select jsonb_build_object('least', least, 'placedAt', placed_at, 'endedAt', ended_at)
            from play_cash_out_order o where o.bet = b.id)) else '{}' end as row
      from play_bet b where player = $1 and id > $2::uuid order by id limit $3`,
    },
  ],
  refuseClosing: refuseWhileOpen,
  commands: [openCommand, concludeCommand, chainCommand, pastCommand],
  currentNotices: [waitingHands, settledSlips],
};
