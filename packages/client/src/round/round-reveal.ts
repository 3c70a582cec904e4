import type { OwnTicket, RoundView } from "@fairhouse/protocol/table.ts";
import { type OwnBets, returnedBy } from "../own-bets.ts";
import type { UnshownResults } from "../play-context.tsx";
import type { TableState } from "./table-state.ts";

/**
 * The reveal of rounds whose payouts are committed before anybody sees the outcome. Until the reveal is over here,
 * payouts are kept out of everything of the player's own: settled tickets are sealed and look open, and the balance
 * excludes what the house says that the round has paid.
 *
 * A reveal is over when the screen says so, or at the latest when the house ends the round.
 */
export class RoundReveal {
  readonly #unshown: UnshownResults;
  readonly #sealed = new Map<string, OwnTicket>();
  /** Round whose reveal the screen has shown to its end. */
  #seen: string | null = null;
  /** Round whose payouts wait for this screen. */
  #kept: { readonly round: string; letGo(): void } | null = null;

  constructor(unshown: UnshownResults) {
    this.#unshown = unshown;
  }

  detach(): void {
    this.#keep(null);
  }

  /** Forgets everything when another player is here, or nobody. */
  forget(): void {
    this.#sealed.clear();
    this.#keep(null);
  }

  /** Called once the screen has shown the outcome of a round. */
  saw(roundId: string): void {
    this.#seen = roundId;
    this.#unshown.shown(roundId);
  }

  /** Returns a ticket as it may be shown now: until its round is over, as it was before the round was drawn. */
  shown(ticket: OwnTicket, table: TableState): OwnTicket {
    if (returnedBy(ticket) === null || ticket.ended === "taken_back" || this.#isOver(ticket.roundId, table))
      return ticket;
    this.#sealed.set(ticket.id, ticket);
    return { ...ticket, payout: null, ended: null, leftAt: null };
  }

  /** Returns sealed tickets whose reveal has ended since, each once. */
  opened(table: TableState): readonly OwnTicket[] {
    const open = [...this.#sealed.values()].filter(({ roundId }) => this.#isOver(roundId, table));
    for (const { id } of open) this.#sealed.delete(id);
    return open;
  }

  /**
   * Holds back the payouts of the round of this player's tickets until its reveal is over here: the screen may be
   * slower than the house's clock.
   */
  followRound({ snapshot }: TableState, own: OwnBets<unknown>): void {
    const round = snapshot?.round ?? null;
    const waits =
      round !== null &&
      !isEnded(round) &&
      round.id !== this.#seen &&
      own.tickets.some((ticket) => ticket.roundId === round.id && returnedBy(ticket) === null);
    this.#keep(waits ? round.id : null);
  }

  #keep(round: string | null): void {
    if (round === (this.#kept?.round ?? null)) return;
    this.#kept?.letGo();
    this.#kept = round === null ? null : { round, letGo: this.#unshown.keepRound(round) };
  }

  /** Returns true if a round is over. A table that missed events does not know. */
  #isOver(roundId: string, { snapshot, stale }: TableState): boolean {
    if (roundId === this.#seen) return true;
    const round = snapshot?.round ?? null;
    if (round === null || stale) return false;
    return round.id !== roundId || isEnded(round);
  }
}

function isEnded({ phase }: RoundView): boolean {
  return phase === "settled" || phase === "voided";
}
