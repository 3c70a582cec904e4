import type { AnyBet } from "@fairhouse/kernel/any-game.ts";
import type { Leaving } from "@fairhouse/kernel/game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { LeftTicket, TicketAnswer } from "@fairhouse/protocol/table.ts";
import type { Pool, PoolClient } from "pg";
import { balanceOf } from "../../commit/bet-store.ts";
import { submitGated } from "../../commit/gated-command.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import type { UnkeyedJob } from "../../commit/job.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { Decision, Settled } from "../../settlement/batch-settlement.ts";
import { stay } from "../end/ending.ts";
import type { RoundSettlement } from "../end/round-settlement.ts";
import type { Lease } from "../lease.ts";
import type { BookTicket, Drawn, Round } from "../round.ts";
import { type RoundNews, ticketRecord } from "../round-news.ts";

export interface FlightParts {
  readonly commit: GroupCommit;
  readonly settlement: RoundSettlement;
  readonly news: RoundNews;
  readonly clock: Clock;
  readonly lease: Lease;
  readonly log: Log;
  /** Reads the answer to a settled ticket's cash-out from the database; null while the ticket is open. */
  readAnswer(ticket: string, db: Pool | PoolClient): Promise<TicketAnswer | null>;
  /** Called with tickets that left, after their commit. */
  left(tickets: readonly LeftTicket[]): void;
}

/**
 * The point at which a ticket leaves. Once set it never changes: whether it is paid now or at the end, it pays this.
 */
interface Stamp {
  readonly leftAt: number;
  /**
   * Null before the first call, and after a try to pay failed: the next call tries again, or the end of the round pays.
   */
  answer: Promise<Result<TicketAnswer, Refusal>> | null;
  /** Set while and after a sweep pays it. */
  swept: Promise<Settled<BookTicket> | null> | null;
  /** True if a try to pay it failed, which may have been committed all the same. */
  doubtful: boolean;
}

/**
 * A round while it runs and may be left. Cash-outs are stamped by the driver's monotonic clock in the order received;
 * each ticket has one stamp, set by its player or its preset. The duration of the flight is told to its driver alone.
 */
export class Flight {
  readonly #parts: FlightParts;
  readonly #round: Round;
  readonly #leaving: Leaving<AnyBet>;
  readonly #drawn: Drawn;
  readonly #startedAtMs: number;
  readonly #tickets: ReadonlyMap<string, BookTicket>;
  /** Open tickets with a preset, lowest first; `#next` is the first that was not reached. */
  readonly #presets: readonly { readonly ticket: BookTicket; readonly auto: number }[];
  readonly #stamps = new Map<string, Stamp>();
  /** Tickets that were announced as left. */
  readonly #told = new Set<string>();
  #next = 0;
  #landed = false;
  #paying: Promise<unknown> | null = null;

  constructor(
    parts: FlightParts,
    round: Round,
    leaving: Leaving<AnyBet>,
    book: readonly BookTicket[],
    drawn: Drawn,
    startedAtMs: number,
  ) {
    this.#parts = parts;
    this.#round = round;
    this.#leaving = leaving;
    this.#drawn = drawn;
    this.#startedAtMs = startedAtMs;
    this.#tickets = new Map(book.map((ticket) => [ticket.id, ticket]));
    this.#presets = book
      .flatMap((ticket) => {
        const auto = leaving.auto(ticket.bet);
        return auto === null || ticket.payout !== null ? [] : [{ ticket, auto }];
      })
      .sort((a, b) => a.auto - b.auto);
  }

  get round(): string {
    return this.#round.id;
  }

  get flownMs(): number {
    return this.#parts.clock.monotonic() - this.#startedAtMs;
  }

  /** Milliseconds until the end, 0 once it is over. For the driver alone. */
  get remainingMs(): number {
    return Math.max(0, this.#drawn.runMs - this.flownMs);
  }

  /** Cashes a ticket out; null if the ticket is not in this round. */
  cashOut(player: string, id: string): Promise<Result<TicketAnswer, Refusal>> | null {
    const ticket = this.#tickets.get(id);
    if (!ticket) return null;
    if (ticket.player !== player) return Promise.resolve(refuse({ code: "not_found" }));
    const stamped = this.#stamps.get(id);
    if (stamped?.answer) return stamped.answer;
    if (!this.#parts.lease.held) return Promise.resolve(refuse({ code: "busy" }));
    // A stamp stands: the end of the round pays it, and the database then has the answer.
    if (this.#landed) return Promise.resolve(refuse({ code: stamped ? "busy" : "too_late" }));
    if (stamped) return this.#answer(ticket, stamped);
    const elapsedMs = Math.floor(this.flownMs);
    if (elapsedMs >= this.#drawn.runMs) return Promise.resolve(refuse({ code: "too_late" }));
    const now = this.#leaving.multiplierAt(elapsedMs);
    const auto = this.#leaving.auto(ticket.bet);
    return this.#answer(ticket, {
      leftAt: auto !== null && auto <= now ? auto : now,
      answer: null,
      swept: null,
      doubtful: false,
    });
  }

  /** Pays the presets that the multiplier has reached by now; no other preset may show yet. */
  sweep(): void {
    if (this.#paying || this.#next >= this.#presets.length) return;
    const elapsedMs = Math.floor(this.flownMs);
    if (elapsedMs >= this.#drawn.runMs) return;
    const now = this.#leaving.multiplierAt(elapsedMs);
    const due: Decision<BookTicket>[] = [];
    for (let preset = this.#presets[this.#next]; preset && preset.auto <= now; preset = this.#presets[++this.#next]) {
      if (this.#stamps.has(preset.ticket.id)) continue;
      due.push({
        ticket: preset.ticket,
        leftAt: preset.auto,
        payout: this.#payout(preset.ticket, preset.auto),
        ended: "cashed_out" as const,
      });
    }
    if (due.length === 0) return;
    this.#paying = this.#paySwept(due).finally(() => {
      this.#paying = null;
    });
  }

  /** Resolves once all stamped payments have ended. Nothing is stamped from now on. */
  async land(): Promise<void> {
    this.#landed = true;
    await this.#paying;
    await Promise.allSettled([...this.#stamps.values()].map(({ answer }) => answer));
  }

  /** Decides a ticket that is still open after landing. @throws what the rules throw. */
  decide(ticket: BookTicket): Decision<BookTicket> {
    const stamp = this.#stamps.get(ticket.id);
    if (stamp) return { ticket, leftAt: stamp.leftAt, payout: this.#payout(ticket, stamp.leftAt), ended: "cashed_out" };
    return stay(this.#round, this.#drawn, ticket);
  }

  /** True if everybody was told that a ticket left; false if a try paid it whose answer was lost. */
  hasTold(ticket: string): boolean {
    return this.#told.has(ticket);
  }

  #tellLeft(tickets: readonly LeftTicket[]): void {
    for (const { id } of tickets) this.#told.add(id);
    this.#parts.left(tickets);
  }

  #payout(ticket: BookTicket, leftAt: number): number {
    return this.#round.game.settle({ ...ticket, leftAt }, this.#drawn.outcome);
  }

  #answer(ticket: BookTicket, stamp: Stamp): Promise<Result<TicketAnswer, Refusal>> {
    const paid = stamp.swept ? answerSwept(this.#round, ticket, stamp.leftAt, stamp.swept) : this.#pay(ticket, stamp);
    const answer = paid.then(
      (result) => {
        if (!result.ok) stamp.answer = null;
        return result;
      },
      (error: unknown) => {
        stamp.answer = null;
        stamp.doubtful = true;
        throw error;
      },
    );
    stamp.answer = answer;
    this.#stamps.set(ticket.id, stamp);
    return answer;
  }

  /** Pays a player's own cash-out by the group commit. */
  async #pay(ticket: BookTicket, stamp: Stamp): Promise<Result<TicketAnswer, Refusal>> {
    const result = await this.#submit(ticket, stamp);
    if (result.ok) this.#tellLeft([{ id: ticket.id, leftAt: stamp.leftAt, payout: result.value.ticket.payout ?? 0 }]);
    return result;
  }

  #submit(ticket: BookTicket, { leftAt, doubtful }: Stamp): Promise<Result<TicketAnswer, Refusal>> {
    const { id, player, bet, stake } = ticket;
    const round = this.#round;
    const { commit, lease } = this.#parts;
    const command: UnkeyedJob<TicketAnswer> = {
      player,
      key: null,
      doubtful,
      run: (draft) => {
        if (!lease.held) return refuse({ code: "busy" });
        const payout = this.#payout(ticket, leftAt);
        draft.settle({ id, stake, payout, outcome: null, ended: "cashed_out", leftAt }, payout);
        draft.rounds.push({ round: round.id, phase: "running", fence: round.fence });
        const facts = {
          id,
          roundId: round.id,
          bet,
          stake,
          ended: "cashed_out" as const,
          leftAt,
          payout,
          heldUntil: null,
        };
        const balance = balanceOf(draft.player);
        const record = ticketRecord(round, { ticket, payout, ended: "cashed_out", leftAt }, new Date(draft.now), null);
        return accept({
          bet: id,
          moves: 0,
          answer: { ticket: facts, balance },
          announcements: [
            { type: "balance", player, balance },
            { type: "ticket", player, ticket: facts },
            { type: "settled", bet: record },
          ],
        });
      },
      standing: (db) => this.#parts.readAnswer(id, db),
    };
    return submitGated(commit, command, () => void lease.check());
  }

  /** Pays a sweep. Payments that fail here are made at the end of the round. */
  async #paySwept(due: readonly Decision<BookTicket>[]): Promise<void> {
    const swept = this.#parts.settlement.settle(this.#round, ["running"], due, null);
    const stamps = due.map(({ ticket, leftAt }) => {
      const stamp: Stamp = { leftAt: leftAt ?? 0, answer: null, swept, doubtful: false };
      this.#stamps.set(ticket.id, stamp);
      return stamp;
    });
    try {
      const done = await swept;
      if (!done) return this.#parts.lease.check();
      this.#tellLeft(done.decisions.map((d) => ({ id: d.ticket.id, leftAt: d.leftAt ?? 0, payout: d.payout })));
      await this.#parts.news.tell(this.#round, done, null);
    } catch (error) {
      this.#parts.log.error({ err: error, round: this.#round.id }, "presets could not be paid while the round runs");
      for (const stamp of stamps) {
        stamp.swept = null;
        stamp.doubtful = true;
      }
    }
  }
}

async function answerSwept(
  round: Round,
  ticket: BookTicket,
  leftAt: number,
  swept: Promise<Settled<BookTicket> | null>,
): Promise<Result<TicketAnswer, Refusal>> {
  const settled = await swept;
  const player = settled?.players.get(ticket.player);
  const payout = settled?.decisions.find((decision) => decision.ticket.id === ticket.id)?.payout;
  if (!player || payout === undefined) return refuse({ code: "busy" });
  const { id, bet, stake } = ticket;
  const facts = { id, roundId: round.id, bet, stake, ended: "cashed_out" as const, leftAt, payout, heldUntil: null };
  return accept({ ticket: facts, balance: balanceOf(player) });
}
