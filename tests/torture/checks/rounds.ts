import { createHash } from "node:crypto";
import { someFlight } from "@fairhouse/games/samples.ts";
import type { Ended } from "@fairhouse/kernel/ended.ts";
import type pg from "pg";
import type { Broken } from "../attack.ts";

interface RoundRow {
  id: string;
  number: number;
  chain: string;
  link: number;
  phase: string;
  revealed: string | null;
  interrupted: boolean;
  terminal_hash: string;
  outcome: { point: number } | null;
}

interface TicketRow {
  id: string;
  round: string;
  stake: number;
  payout: number | null;
  bet: { auto: number | null };
  left_at: number | null;
  ended: Ended | null;
}

/**
 * Checks invariant 7 and the chain of a table whose rounds can be left, by the database, once everything is settled.
 */
export async function brokenRounds(pool: pg.Pool): Promise<readonly Broken[]> {
  const { rows: rounds } = await pool.query<RoundRow>(
    `select r.id, r.number, r.chain, r.link, r.phase, r.revealed, r.interrupted, c.terminal_hash, r.outcome
     from play_round r join play_chain c on c.id = r.chain where r."table" = $1 order by r.number`,
    [someFlight.table],
  );
  const { rows: tickets } = await pool.query<TicketRow>(
    `select b.id, b.round, b.stake, b.payout, b.bet, b.left_at, b.ended from play_bet b
     join play_round r on r.id = b.round where r."table" = $1`,
    [someFlight.table],
  );
  const byId = new Map(rounds.map((round) => [round.id, round]));
  return [
    ...brokenChain(rounds),
    ...tickets.flatMap((ticket) => {
      const round = byId.get(ticket.round);
      if (round?.phase === "voided") return wrongInVoid(ticket);
      return round?.phase === "settled" ? wrongTicket(ticket, round) : [];
    }),
  ];
}

/**
 * Checks that numbers have no gap, and that each revealed link hashes to the previous one, back to the terminal hash.
 */
function brokenChain(rounds: readonly RoundRow[]): readonly Broken[] {
  const broken: Broken[] = [];
  const say = (round: RoundRow, what: string) =>
    broken.push({ invariant: "5: links of a chain are played in order", what: `round ${round.number}: ${what}` });
  for (const [place, round] of rounds.entries()) {
    if (round.number !== place + 1) say(round, `stands at place ${place + 1}`);
    if (round.revealed === null) {
      if (place < rounds.length - 2) say(round, "was never revealed");
      continue;
    }
    const before = rounds[place - 1];
    const expected = round.link === 1 ? round.terminal_hash : before?.chain === round.chain ? before.revealed : null;
    if (expected !== null && sha256(round.revealed) !== expected) say(round, `${round.revealed} is no link`);
  }
  return broken;
}

function wrongTicket(ticket: TicketRow, round: RoundRow): readonly Broken[] {
  const { auto } = ticket.bet;
  const point = round.outcome?.point ?? 0;
  const say = (what: string) => [
    { invariant: "7: an interrupted round keeps its outcome", what: `ticket ${ticket.id}, point ${point}: ${what}` },
  ];
  if (ticket.payout === null) return say("is open in a settled round");
  if (ticket.ended === "taken_back")
    return ticket.payout === ticket.stake ? [] : say(`was taken back for ${ticket.payout}`);
  if (ticket.ended === "refunded") {
    if (!round.interrupted) return say("was refunded in a round that nothing interrupted");
    if (auto !== null) return say(`was refunded although it had a preset of ${auto}`);
    if (ticket.left_at !== null) return say(`was refunded although it left at ${ticket.left_at}`);
    return ticket.payout === ticket.stake ? [] : say(`refund of ${ticket.payout} for ${ticket.stake}`);
  }
  if (ticket.left_at !== null && ticket.left_at > point) return say(`left at ${ticket.left_at}, after the end`);
  if (round.interrupted && auto === null && ticket.left_at === null) return say("should have been refunded");
  const paid = ticket.left_at ?? (auto !== null && auto <= point ? auto : null);
  const expected = paid === null ? 0 : Number((BigInt(ticket.stake) * BigInt(paid)) / 100n);
  return ticket.payout === expected ? [] : say(`paid ${ticket.payout} instead of ${expected}`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Checks that in a voided round everybody gets their stake back, except players who were paid earlier. */
function wrongInVoid(ticket: TicketRow): readonly Broken[] {
  const wasIn = ticket.ended === "refunded" && ticket.left_at === null;
  const back = (wasIn || ticket.ended === "taken_back") && ticket.payout === ticket.stake;
  const paidBefore = ticket.ended === "cashed_out";
  if (back || paidBefore) return [];
  return [{ invariant: "7: stakes of a voided round come back once", what: JSON.stringify(ticket) }];
}
