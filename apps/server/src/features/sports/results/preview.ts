import type { EventResult } from "@fairhouse/games/sports/rules/event.ts";
import { asIfKnown, changeOf, waitsAgain } from "@fairhouse/play/external/settlement/settled-bets.ts";
import type pg from "pg";
import { endOf, games, openSlips } from "../slips/open-slips.ts";
import { revivedSlips } from "../slips/revived-slips.ts";

/**
 * The bets that a result would end, and what they are paid: what their players have not sold of them. Amounts are in the
 * smallest unit of each currency.
 */
export interface Preview {
  readonly currency: string;
  /** Bets that wait for the event: open ones, and those that a correction of another event left to it after their end. */
  readonly slips: number;
  readonly stake: number;
  /** Those of them that it ends, and their payouts, with stakes that go back. */
  readonly ended: number;
  readonly payout: number;
}

/** A bet that waits for the event, and what the result would pay it; null if it goes on waiting for others. */
interface Judged {
  readonly currency: string;
  readonly stake: number;
  readonly payout: number | null;
}

/** Computes the settlement of an event without writing anything. @param result null for a void event. */
export async function previewOf(pool: pg.Pool, fact: string, result: EventResult | null): Promise<readonly Preview[]> {
  const sums = new Map<string, Preview>();
  const add = ({ currency, stake, payout }: Judged) => {
    const before = sums.get(currency) ?? { currency, slips: 0, stake: 0, ended: 0, payout: 0 };
    sums.set(currency, {
      currency,
      slips: before.slips + 1,
      stake: before.stake + stake,
      ended: before.ended + (payout === null ? 0 : 1),
      payout: before.payout + (payout ?? 0),
    });
  };
  for await (const slip of openSlips(pool, fact)) add({ ...slip, payout: endOf(slip, fact, result)?.payout ?? null });
  for await (const bet of revivedSlips(pool, fact)) {
    const known = asIfKnown(bet, fact, result);
    const paid = bet.row.payout ?? 0;
    const payout = waitsAgain(games, known) ? null : (changeOf(games, known)?.payout ?? paid) - paid;
    add({ currency: bet.row.currency, stake: bet.stake - (bet.sold?.stake ?? 0), payout });
  }
  return [...sums.values()];
}
