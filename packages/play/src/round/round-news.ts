import { setImmediate as nextTurn } from "node:timers/promises";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { BalanceAfter, BetRecord } from "@fairhouse/protocol/play.ts";
import type { Announcement } from "../commit/announcement.ts";
import { balanceOf } from "../commit/bet-store.ts";
import type { PlayerState } from "../commit/player.ts";
import { byPlayer, type Decision, type Settled } from "../settlement/batch-settlement.ts";
import type { BookTicket, Round } from "./round.ts";

/** Tickets announced at once: other work runs between portions. */
const TOLD_PER_PORTION = 250;

/** Announces the results of a round, after the commit. */
export class RoundNews {
  readonly #bus: Bus<Announcement>;

  constructor(bus: Bus<Announcement>) {
    this.#bus = bus;
  }

  /** Tells every player concerned and the feed. The outcome is null while it is not public. */
  async tell(round: Round, settled: Settled<BookTicket>, outcome: unknown): Promise<void> {
    await this.tellOwn(round, settled, null);
    await this.tellAll(round, settled, outcome);
  }

  /** Tells every player concerned, in portions; their screens hold it until it is shown to everybody. */
  async tellOwn(round: Round, settled: Settled<BookTicket>, shownAt: Date | null): Promise<void> {
    const heldUntil = shownAt?.getTime() ?? null;
    let told = 0;
    for (const [player, decisions] of byPlayer(settled.decisions)) {
      const state = settled.players.get(player);
      if (state)
        this.#bus.publish({ type: "balance", player, balance: balanceHolding(state, decisions, round.id, heldUntil) });
      for (const { ticket, payout, ended, leftAt } of decisions) {
        const { id, bet, stake } = ticket;
        const own = { id, roundId: round.id, bet, stake, ended, leftAt, payout, heldUntil };
        this.#bus.publish({ type: "ticket", player, ticket: own });
        if (++told % TOLD_PER_PORTION === 0) await nextTurn();
      }
    }
  }

  /** Tells the feed, in portions: everybody sees the outcome by now. */
  async tellAll(round: Round, settled: Settled<BookTicket>, outcome: unknown): Promise<void> {
    let told = 0;
    for (const decision of settled.decisions) {
      this.#bus.publish({ type: "settled", bet: ticketRecord(round, decision, settled.at, outcome) });
      if (++told % TOLD_PER_PORTION === 0) await nextTurn();
    }
  }
}

/**
 * Returns a balance after its settlement. The payout is held until it is shown, even if it is zero: other pages hold
 * their lists back.
 */
function balanceHolding(
  player: PlayerState,
  decisions: readonly Decision<BookTicket>[],
  round: string,
  until: number | null,
): BalanceAfter {
  if (until === null) return balanceOf(player);
  const amount = decisions.reduce((sum, { payout }) => sum + payout, 0);
  return { ...balanceOf(player), held: [{ round, amount, until }] };
}

/** Returns a settled ticket as the feed shows it. */
export function ticketRecord(round: Round, decision: Decision<BookTicket>, at: Date, outcome: unknown): BetRecord {
  const { ticket, payout, ended, leftAt } = decision;
  return {
    id: ticket.id,
    game: round.game.id,
    gameVersion: round.game.version,
    kind: "round",
    player: ticket.name,
    avatar: ticket.name === null ? "" : ticket.avatar,
    simulated: ticket.simulated,
    currencyId: ticket.currency,
    stake: ticket.stake,
    payout,
    bet: ticket.bet,
    outcome,
    round: { id: round.id, table: round.table.id, number: round.number },
    ended,
    leftAt,
    createdAt: ticket.createdAt.toISOString(),
    settledAt: at.toISOString(),
  };
}
