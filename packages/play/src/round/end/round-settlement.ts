import type { AnyCarry, AnyOutcome } from "@fairhouse/kernel/any-game.ts";
import { binaryColumn } from "@fairhouse/ledger/binary-array.ts";
import type { RoundPhase } from "@fairhouse/protocol/table.ts";
import type { PoolClient } from "pg";
import {
  BatchSettlement,
  type Decision,
  type Players,
  type Settled,
  type SettlementGate,
  type SettlementParts,
} from "../../settlement/batch-settlement.ts";
import type { BookTicket, Round } from "../round.ts";
import { reveal, toJson } from "../round-store.ts";

/** The end of a round, written together with the last of its tickets. */
export interface Ending {
  readonly phase: "settled" | "voided";
  readonly outcome: AnyOutcome | null;
  readonly carryAfter: AnyCarry | null;
  readonly startedAt: Date | null;
  /** The end of its reveal; null if it is shown already. */
  readonly shownAt: Date | null;
  readonly interrupted: boolean;
  readonly voidReason: string | null;
  /** The link, if nothing depends on it any more. */
  readonly revealed: string | null;
}

/** Settles tickets of one round, and the round with the last of them. */
export class RoundSettlement {
  readonly #batch: BatchSettlement;
  readonly #parts: SettlementParts;

  constructor(parts: SettlementParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
  }

  /** Reads the current players of tickets, for an imminent settlement. */
  readAhead(tickets: readonly BookTicket[]): Promise<Players> {
    return this.#batch.readAhead(tickets);
  }

  /**
   * Writes the decisions on tickets that are still open, and with an ending closes the round. Null if the round is not
   * in one of these phases under this fence: nothing was then written.
   * @throws the database's error, as `BatchSettlement.settle`.
   */
  settle(
    round: Round,
    phases: readonly RoundPhase[],
    decisions: readonly Decision<BookTicket>[],
    ending: Ending | null,
    ahead?: Players,
  ): Promise<Settled<BookTicket> | null> {
    return this.#batch.settle(gateOf(round, phases, ending), decisions, ahead);
  }

  /**
   * Returns settled decisions that were never announced, with their players: those just written, and those of a try
   * whose answer was lost.
   */
  async toTell(untold: readonly Decision<BookTicket>[], settled?: Settled<BookTicket>): Promise<Settled<BookTicket>> {
    const known: Players = settled?.players ?? new Map();
    const read = await this.readAhead(untold.map(({ ticket }) => ticket).filter(({ player }) => !known.has(player)));
    const at = settled?.at ?? new Date(this.#parts.clock.now());
    return { decisions: untold, players: new Map([...known, ...read]), at };
  }
}

function gateOf(round: Round, phases: readonly RoundPhase[], ending: Ending | null): SettlementGate {
  return {
    async lock(client) {
      const held = await client.query(
        `select 1 from play_round where id = $1 and fence = $2 and phase = any($3) for ${ending ? "update" : "share"}`,
        [round.id, round.fence, phases],
      );
      return held.rowCount === 1;
    },
    async settledOf(client, decided) {
      const { open, settled } = await standOf(client, round.id, decided);
      if (ending && decided.length - settled.size < open)
        throw new Error(`round ${round.id} has open tickets that nobody decided on`);
      return settled;
    },
    async close(client, at) {
      if (ending) await end(client, round, ending, at);
    },
  };
}

/**
 * Counts the open tickets of a round, and names the decided ones that are no longer open. Compared in the database,
 * which returns the few that differ.
 */
async function standOf(
  client: PoolClient,
  round: string,
  decided: readonly string[],
): Promise<{ readonly open: number; readonly settled: ReadonlySet<string> }> {
  const { rows } = await client.query<{ open: number; settled: string[] }>(
    `with open as materialized (select id from play_bet where round = $1 and settled_at is null)
     select (select count(*) from open) as open,
       array(select id from unnest($2::uuid[]) as decided(id) where id not in (select id from open)) as settled`,
    [round, binaryColumn(decided, "uuid")],
  );
  const [row] = rows;
  if (!row) throw new Error(`no answer about the tickets of round ${round}`);
  return { open: row.open, settled: new Set(row.settled) };
}

async function end(client: PoolClient, round: Round, ending: Ending, at: Date): Promise<void> {
  const { phase, outcome, carryAfter, startedAt, shownAt, interrupted, voidReason, revealed } = ending;
  await client.query(
    `update play_round set phase = $2, outcome = $3, carry_after = $4, started_at = coalesce(started_at, $5), interrupted = $6,
       void_reason = $7, settled_at = $8, shown_at = $9 where id = $1`,
    [round.id, phase, toJson(outcome), toJson(carryAfter), startedAt, interrupted, voidReason, at, shownAt],
  );
  if (revealed !== null) await reveal(client, round.chain.id, round.link, revealed);
}
