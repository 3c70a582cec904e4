import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { OwnTicket, TicketAnswer } from "@fairhouse/protocol/table.ts";
import type { SeatNumber } from "../own-bets.ts";
import type { PlayContext } from "../play-context.tsx";
import { type KeepOptions, resendKept, sendAddressed, sendKept } from "../wire/kept-command.ts";

type Sender = Pick<PlayContext, "http" | "session" | "clock">;

/**
 * The commands of a player at one table. Each seat's commands are kept apart, with keys of their own, until they are
 * answered.
 */
export class TicketCommands {
  readonly #context: Sender;
  readonly #tableId: string;
  readonly #seats: number;
  readonly #options: KeepOptions;

  constructor(context: Sender, tableId: string, seats: number, options: KeepOptions) {
    this.#context = context;
    this.#tableId = tableId;
    this.#seats = seats;
    this.#options = options;
  }

  /** `onSlow` is called when the house has not answered for three seconds, here and below. */
  place(seat: SeatNumber, bet: unknown, onSlow: () => void): Promise<TicketAnswer> {
    const command = { path: `/tables/${this.#tableId}/tickets`, body: { bet } };
    return sendKept<TicketAnswer>(this.#context, this.#placeSlot(seat), command, { ...this.#options, onSlow });
  }

  takeBack(seat: SeatNumber, ticketId: string, onSlow: () => void): Promise<TicketAnswer> {
    const command = { path: `/tickets/${ticketId}/take-back`, body: {} };
    return sendKept<TicketAnswer>(this.#context, this.#backSlot(seat), command, { ...this.#options, onSlow });
  }

  leave(ticketId: string, onSlow: () => void): Promise<TicketAnswer> {
    const path = `/tickets/${ticketId}/cash-out`;
    return sendAddressed<TicketAnswer>(this.#context, path, {}, { ...this.#options, onSlow });
  }

  /** Returns the tickets of the table's last round. */
  async tickets(): Promise<readonly OwnTicket[]> {
    const path = `/tables/${this.#tableId}/tickets`;
    const { tickets } = await this.#context.http.get<{ readonly tickets: readonly OwnTicket[] }>(path);
    return tickets;
  }

  /** Returns a ticket of any round as the house knows it now. */
  async ticket(known: OwnTicket): Promise<OwnTicket> {
    const { bet } = await this.#context.http.get<Pick<BetPage, "bet">>(`/bets/${known.id}`);
    return { ...known, payout: bet.payout, ended: bet.ended, leftAt: bet.leftAt };
  }

  /** Resumes bets that an earlier page left unanswered, except those of seats whose bet is being placed from here. */
  resumePlaces(
    placing: readonly SeatNumber[],
    onSlow: (seat: SeatNumber) => void,
  ): readonly { readonly seat: SeatNumber; readonly answer: Promise<TicketAnswer> }[] {
    return this.#everySeat().flatMap((seat) => {
      if (placing.includes(seat)) return [];
      const options = { ...this.#options, onSlow: () => onSlow(seat) };
      const answer = resendKept<TicketAnswer>(this.#context, this.#placeSlot(seat), options);
      return answer === null ? [] : [{ seat, answer }];
    });
  }

  /** Resumes the taking back of bets that an earlier page left unanswered. */
  resumeTakeBacks(): readonly Promise<TicketAnswer>[] {
    return this.#everySeat().flatMap(
      (seat) => resendKept<TicketAnswer>(this.#context, this.#backSlot(seat), this.#options) ?? [],
    );
  }

  #everySeat(): readonly SeatNumber[] {
    return Array.from({ length: this.#seats }, (_, seat) => seat);
  }

  #placeSlot(seat: SeatNumber): string {
    return `ticket:${this.#tableId}:${seat}`;
  }

  #backSlot(seat: SeatNumber): string {
    return `take-back:${this.#tableId}:${seat}`;
  }
}
