import { isTakenBack } from "@fairhouse/kernel/taken-back.ts";
import type { OwnTicket, TableEvent, TableSnapshot, TicketAnswer } from "@fairhouse/protocol/table.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayedBet } from "./auto-runner.ts";
import type { House } from "./house.tsx";
import { errorCode } from "./http.ts";
import { type KeepOptions, resendKept, sendAddressed, sendKept } from "./kept-command.ts";
import { noTable, type TableState, withEvent, withSnapshot } from "./round.ts";
import { forgetStatistics, statisticsOf, withBet } from "./statistics.ts";
import { noBets, type OwnBets, type OwnEvent, ticketsReducer } from "./tickets.ts";

/** Own tickets that stay open so long after their round are asked for: an event may have been lost. */
const SETTLEMENT_PATIENCE_MS = 2_500;
/** A failed snapshot is asked for again; events go on meanwhile. */
const SNAPSHOT_RETRY_MS = 1_500;

/** One table of a round game: its rounds for everybody, and the player's own tickets. Made once a screen. */
export class RoundPlay<Bet> {
  readonly table: StoreApi<TableState> = createStore<TableState>(() => noTable);
  readonly own: StoreApi<OwnBets<Bet>> = createStore<OwnBets<Bet>>(() => noBets<Bet>());
  private readonly house: House;
  private readonly game: string;
  private readonly tableId: string;
  private readonly options: KeepOptions;
  private waiting: ((played: PlayedBet) => void) | null = null;
  private awaited: string | null = null;
  /** Counts the players at this screen: what comes for an earlier one is not shown to the next. */
  private visit = 0;
  private readonly counted = new Set<string>();
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private attached = false;
  private fetching = false;

  constructor(house: House, game: string, tableId: string, options: KeepOptions = {}) {
    this.house = house;
    this.game = game;
    this.tableId = tableId;
    this.options = options;
  }

  /** Watches the table and follows the player, until the returned function is called. Visitors watch too. */
  attach(): () => void {
    this.attached = true;
    let player: string | null = null;
    const follow = () => {
      const now = this.house.session.getState().user?._id ?? null;
      if (now === player) return;
      player = now;
      this.visit += 1;
      this.tell({ type: "left" });
      this.finish({ kind: "dropped" });
      if (player === null) forgetStatistics();
      else void this.loadOwn();
    };
    const offs = [
      this.house.session.subscribe(follow),
      this.house.socket.on("table", (event) => this.hear(event)),
      this.house.socket.on("ticket", (ticket) => this.hearTicket(ticket)),
      this.house.socket.watch(`table:${this.tableId}`, () => {
        this.table.setState({ stale: true });
        void this.loadTable();
        void this.loadOwn();
      }),
    ];
    follow();
    // The first picture does not wait for the socket.
    void this.loadTable();
    return () => {
      this.attached = false;
      for (const off of offs) off();
      for (const timer of this.timers) clearTimeout(timer);
      this.timers.clear();
      this.finish({ kind: "dropped" });
    };
  }

  /**
   * Bets in this round while betting is open, otherwise in the next one, until when the bet can be taken back. Resolves
   * when the ticket is settled, or the bet was refused or taken back.
   */
  async place(bet: Bet): Promise<PlayedBet> {
    if (!this.mayPlace() || !(await this.house.readyToBet(this.game)) || !this.mayPlace()) return { kind: "dropped" };
    const shown = new Promise<PlayedBet>((resolve) => {
      this.finish({ kind: "dropped" });
      this.waiting = resolve;
    });
    if (this.isBetting()) void this.follow(this.send(bet));
    else this.tell({ type: "queued", bet });
    return shown;
  }

  /** Takes back a bet that waits for the next round. */
  unqueue(): void {
    if (this.own.getState().next === null) return;
    this.tell({ type: "unqueued" });
    this.finish({ kind: "dropped" });
  }

  /** Takes back a ticket of this round, while betting is open: its stake returns. */
  takeBack(ticketId: string): Promise<void> {
    if (this.own.getState().leaving.includes(ticketId)) return Promise.resolve();
    const command = { path: `/tickets/${ticketId}/take-back`, body: {} };
    return this.followOut(ticketId, sendKept<TicketAnswer>(this.house, this.backSlot, command, this.sendOptions()));
  }

  /** Leaves the running round with this ticket. The moment at which the house received it counts. */
  async leave(ticketId: string): Promise<void> {
    if (this.own.getState().leaving.includes(ticketId)) return;
    const path = `/tickets/${ticketId}/cash-out`;
    await this.followOut(ticketId, sendAddressed<TicketAnswer>(this.house, path, {}, this.sendOptions()));
  }

  private async followOut(ticketId: string, answer: Promise<TicketAnswer>): Promise<void> {
    this.tell({ type: "leaving", id: ticketId });
    const { visit } = this;
    try {
      const { ticket, balance } = await answer;
      if (visit !== this.visit) return;
      this.house.acceptBalance(balance);
      this.hearTicket(ticket);
    } catch (error) {
      if (visit !== this.visit) return;
      this.tell({ type: "refused", error, id: ticketId });
      if (errorCode(error) === null) reportError(error);
    }
  }

  private mayPlace(): boolean {
    const { placing, next, tickets } = this.own.getState();
    const round = this.table.getState().snapshot?.round?.id;
    const inThisBetting =
      this.isBetting() && tickets.some((ticket) => ticket.roundId === round && !isTakenBack(ticket));
    return !placing && next === null && !inThisBetting;
  }

  private isBetting(): boolean {
    const round = this.table.getState().snapshot?.round;
    if (round?.phase !== "betting") return false;
    return round.closesAt === null || this.house.clock.now() < round.closesAt;
  }

  private send(bet: Bet): Promise<TicketAnswer> {
    const command = { path: `/tables/${this.tableId}/tickets`, body: { bet } };
    return sendKept<TicketAnswer>(this.house, this.slot, command, this.sendOptions());
  }

  private async follow(answer: Promise<TicketAnswer>): Promise<void> {
    this.tell({ type: "placing" });
    const { visit } = this;
    try {
      const { ticket, balance } = await answer;
      if (visit !== this.visit) return;
      this.house.acceptBalance(balance);
      this.house.remember({ betsId: ticket.id });
      this.awaited = ticket.id;
      this.tell({ type: "placed", ticket });
      this.settle();
    } catch (error) {
      if (visit !== this.visit) return;
      this.tell({ type: "refused", error });
      this.finish({ kind: "refused", error });
      if (errorCode(error) === null) reportError(error);
    }
  }

  private hear(event: TableEvent): void {
    if (event.table !== this.tableId) return;
    this.table.setState((state) => withEvent(state, event), true);
    const state = this.table.getState();
    if (state.stale && state.snapshot !== null) void this.loadTable();
    if (event.type === "opened") this.opened(event.round.id);
    if (event.type === "ended") {
      this.house.remember({ crashInfo: state.snapshot });
      this.later(SETTLEMENT_PATIENCE_MS, () => this.loadOwnIfOpen(event.round.id));
    }
  }

  /** The round that a queued bet waited for. */
  private opened(roundId: string): void {
    const { next } = this.own.getState();
    this.tell({ type: "opened", roundId });
    if (next !== null && this.isBetting()) void this.follow(this.send(next));
  }

  private hearTicket(ticket: OwnTicket): void {
    const known = this.own.getState().tickets.some(({ id }) => id === ticket.id);
    const here = this.table.getState().snapshot?.round?.id === ticket.roundId;
    // The player's tickets of other tables come over the same line.
    if (!known && !here) return;
    this.tell({ type: "heard", ticket });
    this.settle();
  }

  /** Counts tickets that have been settled, once each, and tells whoever waits for one. */
  private settle(): void {
    for (const ticket of this.own.getState().tickets) {
      const { id, stake, payout, refunded } = ticket;
      const returned = payout ?? (refunded ? stake : null);
      if (returned === null || this.counted.has(id)) continue;
      this.counted.add(id);
      // What was given back was not played.
      if (!refunded) {
        this.house.remember({ winValue: returned });
        statisticsOf(this.game).setState((before) => withBet(before, { stake, payout: returned }));
      }
      if (id !== this.awaited) continue;
      this.finish(isTakenBack(ticket) ? { kind: "dropped" } : { kind: "settled", stake, payout: returned });
    }
  }

  private async loadTable(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      const snapshot = await this.house.http.get<TableSnapshot>(`/tables/${this.tableId}`);
      const before = this.table.getState().snapshot?.round?.id;
      this.table.setState((state) => withSnapshot(state, snapshot), true);
      this.house.remember({ crashInfo: snapshot });
      const round = this.table.getState().snapshot?.round;
      if (round && round.id !== before) this.opened(round.id);
      this.fetching = false;
      // An event was missed again in the meantime.
      if (this.table.getState().stale) this.later(SNAPSHOT_RETRY_MS, () => void this.loadTable());
    } catch {
      this.fetching = false;
      this.later(SNAPSHOT_RETRY_MS, () => void this.loadTable());
    }
  }

  /** First what an earlier page left unanswered, then the tickets that the house knows. */
  private async loadOwn(): Promise<void> {
    if (this.house.session.getState().user === null) return;
    if (!this.own.getState().placing) {
      const left = resendKept<TicketAnswer>(this.house, this.slot, this.sendOptions());
      if (left !== null) void this.follow(left);
    }
    void resendKept<TicketAnswer>(this.house, this.backSlot, this.sendOptions())?.then(
      ({ ticket, balance }) => {
        this.house.acceptBalance(balance);
        this.hearTicket(ticket);
      },
      () => undefined,
    );
    const { visit } = this;
    try {
      const { tickets } = await this.house.http.get<{ tickets: OwnTicket[] }>(`/tables/${this.tableId}/tickets`);
      if (visit !== this.visit) return;
      for (const ticket of tickets) this.tell({ type: "heard", ticket });
      this.settle();
    } catch {
      // Asked again when the connection is back.
    }
  }

  private loadOwnIfOpen(roundId: string): void {
    const open = this.own.getState().tickets.some((ticket) => ticket.roundId === roundId && ticket.payout === null);
    if (open) void this.loadOwn();
  }

  private sendOptions(): KeepOptions {
    return { ...this.options, onSlow: () => this.tell({ type: "slow" }) };
  }

  private get slot(): string {
    return `ticket:${this.tableId}`;
  }

  private get backSlot(): string {
    return `take-back:${this.tableId}`;
  }

  private later(ms: number, act: () => void): void {
    if (!this.attached) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }

  private finish(played: PlayedBet): void {
    this.waiting?.(played);
    this.waiting = null;
    this.awaited = null;
  }

  private tell(event: OwnEvent<Bet>): void {
    this.own.setState((state) => ticketsReducer(state, event), true);
  }
}
