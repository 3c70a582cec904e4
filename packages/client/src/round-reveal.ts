import { isTakenBack } from "@fairhouse/kernel/taken-back.ts";
import type { OwnTicket, RoundView } from "@fairhouse/protocol/table.ts";
import { type OwnBets, returnedBy } from "./own-bets.ts";
import type { PlayContext } from "./play-context.tsx";
import { ResultHold } from "./result-hold.ts";
import type { TableState } from "./round.ts";

/**
 * Clocks differ a little, and the house draws the moment betting ends: from this long before it, a balance may hold a result.
 */
const EARLY_MS = 600;

const UNKNOWN = -1;

/**
 * A round that is revealed has its payouts committed before anybody sees its outcome. Until the reveal is over here, what it
 * paid is kept out of everything of the player's own: settled tickets are sealed and look open, and the balance is held.
 *
 * A reveal is over when the screen says so, or at the latest when the house ends the round.
 */
export class RoundReveal {
  private readonly hold: ResultHold;
  private readonly sealed = new Map<string, OwnTicket>();
  /** The round whose reveal the screen has shown to its end. */
  private seen: string | null = null;
  /** From when the balance is held, {@link UNKNOWN} while nobody knows yet; null while it is not. */
  private heldFrom: number | null = null;

  constructor(context: Pick<PlayContext, "holdResult" | "session">) {
    this.hold = new ResultHold(context);
  }

  attach(): void {
    this.hold.attach();
  }

  detach(): void {
    this.heldFrom = null;
    this.hold.detach();
  }

  /** Another player is here, or nobody. */
  forget(): void {
    this.sealed.clear();
    this.heldFrom = null;
    this.hold.letGo();
  }

  /** The screen has shown the outcome of a round. */
  saw(roundId: string): void {
    this.seen = roundId;
  }

  /** A ticket as it may be shown now: as it was before its round was drawn while that is not over. */
  shown(ticket: OwnTicket, table: TableState): OwnTicket {
    if (returnedBy(ticket) === null || isTakenBack(ticket) || this.isOver(ticket.roundId, table)) return ticket;
    this.sealed.set(ticket.id, ticket);
    return { ...ticket, payout: null, refunded: false, leftAt: null };
  }

  /** Sealed tickets whose reveal has ended since; each is given out once. */
  opened(table: TableState): readonly OwnTicket[] {
    const open = [...this.sealed.values()].filter(({ roundId }) => this.isOver(roundId, table));
    for (const { id } of open) this.sealed.delete(id);
    return open;
  }

  /**
   * Holds the balance while a result of this player could be in it, and lets it go. Until table and own tickets are `known`
   * anything could.
   */
  followBalance(table: TableState, own: OwnBets<unknown>, known: boolean): void {
    const from = known ? this.holdFrom(table.snapshot?.round ?? null, own) : UNKNOWN;
    const before = this.heldFrom;
    if (from === before) return;
    this.heldFrom = from;
    if (from === null) this.hold.letGo();
    // A page opened in the middle of a reveal was told a balance with its result in it.
    else this.hold.retake(before === UNKNOWN ? { from, hiding: this.sealedTotal() } : { from });
  }

  private holdFrom(round: RoundView | null, own: OwnBets<unknown>): number | null {
    if (this.sealed.size > 0) return 0;
    if (round === null || isEnded(round) || round.id === this.seen) return null;
    const plays =
      own.placing.length > 0 ||
      own.tickets.some((ticket) => ticket.roundId === round.id && returnedBy(ticket) === null);
    if (!plays) return null;
    if (round.phase !== "betting") return 0;
    return round.closesAt === null ? null : round.closesAt - EARLY_MS;
  }

  /** A table that missed events does not know what is over. */
  private isOver(roundId: string, { snapshot, stale }: TableState): boolean {
    if (roundId === this.seen) return true;
    const round = snapshot?.round ?? null;
    if (round === null || stale) return false;
    return round.id !== roundId || isEnded(round);
  }

  private sealedTotal(): number {
    return [...this.sealed.values()].reduce((sum, ticket) => sum + (returnedBy(ticket) ?? 0), 0);
  }
}

function isEnded({ phase }: RoundView): boolean {
  return phase === "settled" || phase === "voided";
}
