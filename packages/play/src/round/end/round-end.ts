import type { PaidTicket } from "@fairhouse/protocol/table.ts";
import type { Decision, Players, Settled } from "../../settlement/batch-settlement.ts";
import { durably } from "../durably.ts";
import { LostLease } from "../lease.ts";
import { type BookTicket, OPEN_PHASES, roundView } from "../round.ts";
import type { RoundParts } from "../run-parts.ts";
import { leftOf, pastOf } from "./ending.ts";
import type { Ending } from "./round-settlement.ts";

/** The last phase of a round, however it was played: it is settled, then told. */
export class RoundEnd {
  readonly #parts: RoundParts;

  constructor(parts: RoundParts) {
    this.#parts = parts;
  }

  /**
   * Settles the round, then raises the tick: the next steps publish the outcome or the link, so that taking this
   * database back from here on is noticed.
   * @throws LostLease
   */
  async settle(
    decisions: readonly Decision<BookTicket>[],
    ending: Ending,
    ahead?: Players,
  ): Promise<Settled<BookTicket>> {
    const settled = await this.#settleOnce(decisions, ending, ahead);
    await durably(this.#parts.lease, () => this.#parts.ticks.raise());
    return settled;
  }

  /** Settles the round, which an earlier try whose answer was lost may have done already. */
  async #settleOnce(
    decisions: readonly Decision<BookTicket>[],
    ending: Ending,
    ahead?: Players,
  ): Promise<Settled<BookTicket>> {
    const { lease, round, settlement, store } = this.#parts;
    const settled = await durably(lease, () => settlement.settle(round, OPEN_PHASES, decisions, ending, ahead));
    if (settled) return settled;
    const last = await durably(lease, () => store.last(round.table.id));
    if (last?.id !== round.id || last.fence !== round.fence || last.phase !== ending.phase) throw new LostLease();
    return durably(lease, () => settlement.toTell(decisions));
  }

  /**
   * Announces the end. `paid`: payouts of the named tickets of a revealed round. In a flight each was announced when it
   * left.
   */
  async tell(
    settled: Settled<BookTicket>,
    ending: Ending,
    closesAt: number | null,
    paid: readonly PaidTicket[] = [],
  ): Promise<void> {
    const { lease, records, round, shown, tally } = this.#parts;
    const { phase, outcome, interrupted, shownAt, revealed: link } = ending;
    tally.noteLeft(leftOf(settled.decisions));
    tally.flush();
    const startedAt = ending.startedAt?.getTime() ?? shown.round?.startedAt ?? null;
    const revealMs = shownAt && startedAt !== null ? shownAt.getTime() - startedAt : null;
    const over = pastOf(round, ending, { settledAt: settled.at, closesAt });
    const past = await durably(lease, () => records.withWinner(round.game, over));
    const view = roundView(round, { phase, closesAt, startedAt, revealMs, outcome, interrupted, link });
    shown.publish({ type: "ended", round: view, past, paid });
  }
}
