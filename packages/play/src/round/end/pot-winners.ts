import { type AnyRoundGame, outcomeOfJson } from "@fairhouse/kernel/any-game.ts";
import type { PastRound, PotWinner } from "@fairhouse/protocol/table.ts";
import type { Pool } from "pg";

/** The part of a round from which its winner follows; the outcome is null until it may be told. */
type Ended = Pick<PastRound, "voided" | "outcome">;

/** Adds the winner of the pot to finished rounds, where the rules name the bet that won. */
export async function withWinners<Round extends Ended>(
  pool: Pool,
  game: AnyRoundGame,
  rounds: readonly Round[],
): Promise<readonly (Round & { readonly winner?: PotWinner })[]> {
  const tickets = rounds.flatMap((round) => winningBet(game, round) ?? []);
  if (tickets.length === 0) return rounds;
  const { rows } = await pool.query<PotWinner>({
    name: "round-pot-winners",
    text: `select w.id as ticket, p.name as player, case when p.name is null then '' else p.avatar end as avatar, p.simulated,
        case when p.name is null then w.stake
          else (select sum(o.stake)::bigint from play_bet o where o.round = w.round and o.player = w.player) end as staked
      from play_bet w join play_player p on p.id = w.player where w.id = any($1::uuid[])`,
    values: [tickets],
  });
  const winners = new Map(rows.map((winner) => [winner.ticket, winner]));
  return rounds.map((round) => {
    const winner = winners.get(winningBet(game, round) ?? "");
    return winner ? { ...round, winner } : round;
  });
}

/** Returns the winner of the pot of one round; undefined if there is none, or none yet. */
export async function winnerOf(pool: Pool, game: AnyRoundGame, round: Ended): Promise<PotWinner | undefined> {
  const [named] = await withWinners(pool, game, [round]);
  return named?.winner;
}

function winningBet(game: AnyRoundGame, { voided, outcome }: Ended): string | null {
  return voided || outcome === null ? null : (game.winner?.(outcomeOfJson(outcome)) ?? null);
}
