import type { RoundGame } from "@fairhouse/kernel/game.ts";
import type { OwnTicket, RoundView, TicketAnswer } from "@fairhouse/protocol/table.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayResult } from "../auto/auto-runner.ts";
import {
  noBets,
  type OwnBets,
  type OwnEvent,
  ownBetsReducer,
  returnedBy,
  type SeatNumber,
  ticketAt,
} from "../own-bets.ts";
import type { PlayContext } from "../play-context.tsx";
import { keepStatisticsOf } from "../statistics.ts";
import { errorCode } from "../wire/http.ts";
import type { KeepOptions } from "../wire/kept-command.ts";
import { PlayedTickets } from "./played-tickets.ts";
import { RoundReveal } from "./round-reveal.ts";
import type { TableState } from "./table-state.ts";
import { TableWatch } from "./table-watch.ts";
import { TicketCommands } from "./ticket-commands.ts";

/**
 * A bet waits for at most so long, which is twice the longest round: a page that slept meanwhile, or whose house was shut,
 * must not stake what was meant for a round long over.
 */
const QUEUED_FOR_MS = 600_000;
/** Time after the end of their round at which tickets that are still open are fetched: an event may have been lost. */
const SETTLEMENT_PATIENCE_MS = 2_500;

/**
 * The rules of a game by which its rounds are played here. A player has one bet in a round unless they allow more, and a
 * pot takes any number of bets as one. Rounds that nobody can leave are committed first and shown afterwards: the
 * player's own results wait until {@link RoundPlay.revealed}. A bet that fits no open round waits for one that it fits.
 */
export type RoundRules<Bet> = Partial<
  Pick<RoundGame<Bet, unknown, unknown>, "ticketsPerPlayer" | "seeding" | "leaving" | "fit">
>;

/** One table of a round game: its rounds for everybody, and the player's own tickets. */
export class RoundPlay<Bet> {
  readonly table: StoreApi<TableState>;
  readonly own: StoreApi<OwnBets<Bet>> = createStore<OwnBets<Bet>>(() => noBets<Bet>());
  readonly #context: PlayContext;
  readonly #game: string;
  readonly #watch: TableWatch;
  readonly #commands: TicketCommands;
  readonly #played: PlayedTickets;
  readonly #reveal: RoundReveal | null;
  readonly #rules: RoundRules<Bet>;
  /** Counts the players at this screen, so that answers to an earlier one are not shown to the next. */
  #visit = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    context: PlayContext,
    game: string,
    tableId: string,
    rules: RoundRules<Bet> = {},
    options: KeepOptions = {},
  ) {
    this.#context = context;
    this.#game = game;
    this.#watch = new TableWatch(context, tableId, {
      opened: (round) => this.#opened(round),
      ended: (round) => this.#ended(round),
      changed: () => this.#settle(),
      watching: () => void this.#loadOwn(),
    });
    this.table = this.#watch.store;
    this.#commands = new TicketCommands(context, tableId, rules.ticketsPerPlayer ?? 1, options);
    this.#played = new PlayedTickets(context, game);
    this.#reveal = rules.leaving === undefined ? new RoundReveal(context.unshown) : null;
    this.#rules = rules;
  }

  /** Watches the table and follows the player until the returned function is called. Visitors watch too. */
  attach(): () => void {
    let player: string | null = null;
    const follow = () => {
      const now = this.#context.session.getState().user?._id ?? null;
      keepStatisticsOf(this.#context.session.getState().player);
      if (now === player) return;
      player = now;
      this.#clear();
      if (player !== null) void this.#loadOwn();
      this.#settle();
    };
    const offs = [
      this.#context.session.subscribe(follow),
      this.#context.socket.on("ticket", (ticket) => this.#hearTicket(ticket)),
      this.#watch.attach(),
    ];
    follow();
    return () => {
      for (const off of offs) off();
      clearTimeout(this.#patience);
      this.#reveal?.detach();
      this.#played.dropAll();
    };
  }

  /**
   * Bets in this round while betting is open, otherwise in the next one that takes it; until then the bet can be taken
   * back. Each seat takes one bet at a time. Resolves when the ticket has been settled and shown, or the bet was
   * refused or taken back.
   */
  async place(bet: Bet, seat: SeatNumber = 0): Promise<PlayResult> {
    if (!this.#mayPlace(seat) || !(await this.#context.readyToBet(this.#game)) || !this.#mayPlace(seat)) {
      return { kind: "dropped" };
    }
    const shown = this.#played.expect(seat);
    if (!this.#isBetting() || !this.#send(seat, bet)) {
      this.#tell({ type: "queued", seat, bet, at: this.#context.clock.now() });
    }
    return shown;
  }

  /** Takes back a bet that waits for the next round. */
  unqueue(seat: SeatNumber = 0): void {
    if (!this.own.getState().queued.some((queued) => queued.seat === seat)) return;
    this.#tell({ type: "unqueued", seat });
    this.#played.finish(seat, { kind: "dropped" });
  }

  /** Takes back a ticket of this round, while betting is open: its stake returns. */
  takeBack(ticketId: string): Promise<void> {
    return this.#goOut(ticketId, (seat) => this.#commands.takeBack(seat, ticketId, this.#slow(seat)));
  }

  /** Leaves the running round with this ticket, at the moment when the house receives the request. */
  leave(ticketId: string): Promise<void> {
    return this.#goOut(ticketId, (seat) => this.#commands.leave(ticketId, this.#slow(seat)));
  }

  /** Called once the screen has shown the result of a revealed round: balance, tickets and statistics follow. */
  revealed(roundId: string): void {
    this.#reveal?.saw(roundId);
    this.#settle();
  }

  async #goOut(ticketId: string, send: (seat: SeatNumber) => Promise<TicketAnswer>): Promise<void> {
    const { leaving, seats } = this.own.getState();
    if (leaving.includes(ticketId)) return;
    const seat = seats[ticketId] ?? 0;
    this.#tell({ type: "leaving", id: ticketId });
    const visit = this.#visit;
    try {
      const { ticket, balance } = await send(seat);
      if (visit !== this.#visit) return;
      this.#context.acceptBalance(balance);
      this.#hearTicket(ticket);
    } catch (error) {
      if (visit !== this.#visit) return;
      this.#tell({ type: "refused", seat, error, id: ticketId });
      if (errorCode(error) === null) reportError(error);
    }
  }

  #mayPlace(seat: SeatNumber): boolean {
    if (!this.#watch.isAttached) return false;
    const own = this.own.getState();
    const isPot = this.#rules.seeding === "all-bettors";
    const isIn = !isPot && this.#isBetting() && ticketAt(own, seat, this.#watch.round?.id) !== null;
    return !own.placing.includes(seat) && !own.queued.some((queued) => queued.seat === seat) && !isIn;
  }

  #isBetting(): boolean {
    const { round } = this.#watch;
    if (round?.phase !== "betting") return false;
    return round.closesAt === null || this.#context.clock.now() < round.closesAt;
  }

  async #follow(seat: SeatNumber, answer: Promise<TicketAnswer>): Promise<void> {
    this.#tell({ type: "placing", seat });
    this.#settle();
    const visit = this.#visit;
    try {
      const { ticket, balance } = await answer;
      if (visit !== this.#visit) return;
      this.#context.acceptBalance(balance);
      this.#context.remember({ betsId: ticket.id });
      this.#played.await(seat, ticket.id);
      this.#tell({ type: "placed", seat, ticket: this.#shown(ticket) });
    } catch (error) {
      if (visit !== this.#visit) return;
      this.#tell({ type: "refused", seat, error });
      this.#played.finish(seat, { kind: "refused", error });
      if (errorCode(error) === null) reportError(error);
    }
    this.#settle();
  }

  /** Sends queued bets to a round that has opened, unless they wait for so long that nobody expects them any more. */
  #opened({ id }: RoundView): void {
    const { queued } = this.own.getState();
    this.#tell({ type: "opened", roundId: id });
    if (!this.#isBetting()) return;
    const oldest = this.#context.clock.now() - QUEUED_FOR_MS;
    for (const { seat, bet, at } of queued) {
      if (at < oldest) this.unqueue(seat);
      else this.#send(seat, bet);
    }
  }

  /** Sends a bet to the open round; false if the round has none like it. */
  #send(seat: SeatNumber, bet: Bet): boolean {
    const rules = this.#rules;
    const fitted = rules.fit === undefined ? bet : rules.fit(bet, this.#watch.round?.carry);
    if (fitted === null) return false;
    void this.#follow(seat, this.#commands.place(seat, fitted, this.#slow(seat)));
    return true;
  }

  #ended({ id }: RoundView): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      const isOpen = (ticket: OwnTicket) => ticket.roundId === id && returnedBy(ticket) === null;
      if (this.own.getState().tickets.some(isOpen)) void this.#loadOwn();
    }, SETTLEMENT_PATIENCE_MS);
  }

  #hearTicket(ticket: OwnTicket): void {
    const known = this.own.getState().tickets.some(({ id }) => id === ticket.id);
    // The player's tickets of other tables come over the same connection.
    if (!known && this.#watch.round?.id !== ticket.roundId) return;
    this.#tell({ type: "heard", ticket: this.#shown(ticket) });
    this.#settle();
  }

  #shown(ticket: OwnTicket): OwnTicket {
    return this.#reveal === null ? ticket : this.#reveal.shown(ticket, this.table.getState());
  }

  /** Releases what has been revealed, and counts what has been settled. */
  #settle(): void {
    const table = this.table.getState();
    for (const ticket of this.#reveal?.opened(table) ?? []) this.#tell({ type: "heard", ticket });
    this.#reveal?.followRound(table, this.own.getState());
    this.#played.count(this.own.getState().tickets);
  }

  /** First resumes commands that an earlier page left unanswered, then loads the tickets that the house knows. */
  async #loadOwn(): Promise<void> {
    if (this.#context.session.getState().user === null) return;
    this.#resume();
    const visit = this.#visit;
    const open = this.own.getState().tickets.filter((ticket) => returnedBy(ticket) === null);
    try {
      const tickets = await this.#commands.tickets();
      if (visit !== this.#visit) return;
      const hear = (ticket: OwnTicket) => this.#tell({ type: "heard", ticket: this.#shown(ticket) });
      tickets.forEach(hear);
      // The house lists the last round, and others may have ended while nothing was heard.
      const missed = open.filter(({ id }) => tickets.every((ticket) => ticket.id !== id));
      const ended = await Promise.all(missed.map((ticket) => this.#commands.ticket(ticket)));
      if (visit !== this.#visit) return;
      ended.forEach(hear);
    } catch {
      // Tried again when the connection is back.
    }
    if (visit !== this.#visit) return;
    this.#settle();
  }

  #resume(): void {
    const { placing } = this.own.getState();
    for (const { seat, answer } of this.#commands.resumePlaces(placing, (seat) => this.#slow(seat)())) {
      void this.#follow(seat, answer);
    }
    for (const answer of this.#commands.resumeTakeBacks()) {
      void answer.then(
        ({ ticket, balance }) => {
          this.#context.acceptBalance(balance);
          this.#hearTicket(ticket);
        },
        () => {
          // Either the ticket loaded next has it, or betting has closed: there is nothing to say.
        },
      );
    }
  }

  /** Clears the table for another player, or for nobody. */
  #clear(): void {
    this.#visit += 1;
    this.#reveal?.forget();
    this.#tell({ type: "left" });
    this.#played.dropAll();
  }

  #slow(seat: SeatNumber): () => void {
    return () => this.#tell({ type: "slow", seat });
  }

  #tell(event: OwnEvent<Bet>): void {
    this.own.setState((state) => ownBetsReducer(state, event), true);
  }
}
