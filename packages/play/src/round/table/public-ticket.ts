import type { AnyBet, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import type { OpenRound } from "../round.ts";

interface TicketRow {
  readonly id: string;
  readonly name: string | null;
  readonly avatar: string;
  readonly simulated: boolean;
  readonly bet: AnyBet;
  readonly stake: Money;
  readonly leftAt: number | null;
  readonly payout: Money | null;
  /** Set in a pot. */
  readonly from?: number | undefined;
}

/** Returns a ticket as the rules of its game show it to everybody. */
export function publicTicket(game: AnyRoundGame, ticket: TicketRow): PublicTicket {
  const { id, name, avatar, simulated, bet, stake, leftAt, payout, from } = ticket;
  return {
    id,
    player: name,
    avatar: name === null ? "" : avatar,
    simulated,
    stake,
    face: game.face?.(bet) ?? null,
    leftAt,
    payout,
    ...(from === undefined ? {} : { from }),
  };
}

/** A ticket that was placed, as the driver of its table notes and announces it. */
export interface PlacedTicket {
  readonly roundId: string;
  readonly player: string;
  readonly ticket: PublicTicket;
  readonly positions: Positions;
}

export function placedTicket(
  { id: roundId, game }: Pick<OpenRound, "id" | "game">,
  ticket: TicketRow & { readonly player: string },
): PlacedTicket {
  const { player, bet } = ticket;
  return { roundId, player, ticket: publicTicket(game, ticket), positions: positionsOf(game, bet) };
}

export type Positions = Readonly<Record<string, Money>>;

/** Returns the stake of a bet by position of its game; empty if the game names no positions. */
export function positionsOf(game: AnyRoundGame, bet: AnyBet): Positions {
  return game.positions?.(bet) ?? {};
}

/** The totals of positions, to which bets are added and from which they are taken. */
export class PositionTotals {
  readonly #totals = new Map<string, Money>();

  add(positions: Positions): void {
    this.#change(positions, 1);
  }

  take(positions: Positions): void {
    this.#change(positions, -1);
  }

  get all(): Record<string, Money> {
    return Object.fromEntries(this.#totals);
  }

  #change(positions: Positions, sign: 1 | -1): void {
    for (const [position, stake] of Object.entries(positions)) {
      const total = (this.#totals.get(position) ?? 0) + sign * stake;
      if (total === 0) this.#totals.delete(position);
      else this.#totals.set(position, total);
    }
  }
}
