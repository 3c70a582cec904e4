import type { Announcement, BalanceFacts, BetFacts } from "@fairhouse/play/announcement.ts";
import type { Bus, Clock } from "@fairhouse/play/ports.ts";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { Feed } from "../feed/feed.ts";
import { roomOf } from "./authentication.ts";
import type { HouseServer } from "./types.ts";

const FEED_EVERY_MS = 500;
/** Of a player's balances in this time only the last is told: 64 bets in one batch are one event. */
const BALANCES_EVERY_MS = 50;

export const FEED_ROOM = "feed";

export function tableRoom(table: string): string {
  return `table:${table}`;
}

/** What travels between servers of what is told: settled bets only as a batch of the feed. */
export type News =
  | Exclude<Announcement, { type: "settled" }>
  | { readonly type: "feed"; readonly bets: readonly BetFacts[] };

/** How news reach the sockets of other servers; null where this server is alone. */
export interface OtherServers {
  send(news: News): boolean;
  sendFor(player: string, news: News): void;
  isElsewhere(player: string): boolean;
}

/** Tells committed news to whom they concern: rooms of this server at once, those of the others by letter. Runs for every bet. */
export class SocketBus implements Bus {
  readonly #io: HouseServer;
  readonly #clock: Clock;
  readonly #feed = new Feed();
  readonly #balances = new Map<string, BalanceFacts>();
  #others: OtherServers | null = null;
  #stopFeed: () => void = () => undefined;
  #stopBalances: (() => void) | null = null;

  constructor(io: HouseServer, clock: Clock) {
    this.#io = io;
    this.#clock = clock;
  }

  start(others: OtherServers | null): void {
    this.#others = others;
    this.#nextFeed();
  }

  stop(): void {
    this.#stopFeed();
    this.#stopBalances?.();
  }

  publish(announcement: Announcement): void {
    switch (announcement.type) {
      case "settled":
        this.#feed.add(announcement.bet);
        return;
      case "balance":
        this.#noteBalance(announcement.player, announcement.balance);
        return;
      case "hand":
      case "ticket":
        this.deliver(announcement);
        this.#others?.sendFor(announcement.player, announcement);
        return;
      case "table":
        this.deliver(announcement);
        this.#others?.send(announcement);
        return;
    }
  }

  /** Tells the sockets of this server. */
  deliver(news: News): void {
    switch (news.type) {
      case "balance":
        this.#io.to(roomOf(news.player)).emit("balance", news.balance);
        return;
      case "hand":
        if (this.#isHere(news.player)) this.#io.to(roomOf(news.player)).emit("hand", news.hand);
        return;
      case "ticket":
        if (this.#isHere(news.player)) this.#io.to(roomOf(news.player)).emit("ticket", news.ticket);
        return;
      case "table":
        // The edge: the round host makes the protocol's events.
        this.#io.to(tableRoom(news.table)).emit("table", news.event as TableEvent);
        return;
      case "feed":
        // Whoever cannot keep up misses a batch; the next one tells as much.
        this.#io.volatile.to(FEED_ROOM).emit("feed", news.bets);
        return;
    }
  }

  #isHere(player: string): boolean {
    return this.#io.of("/").adapter.rooms.has(roomOf(player));
  }

  /** Most bets belong to players whom nobody listens for: they end here. */
  #noteBalance(player: string, balance: BalanceFacts): void {
    if (!this.#isHere(player) && !this.#others?.isElsewhere(player)) return;
    this.#balances.set(player, balance);
    this.#stopBalances ??= this.#clock.after(BALANCES_EVERY_MS, () => this.#tellBalances());
  }

  #tellBalances(): void {
    this.#stopBalances = null;
    for (const [player, balance] of this.#balances) {
      const news: News = { type: "balance", player, balance };
      this.deliver(news);
      this.#others?.sendFor(player, news);
    }
    this.#balances.clear();
  }

  #nextFeed(): void {
    this.#stopFeed = this.#clock.after(FEED_EVERY_MS, () => {
      const bets = this.#feed.take();
      if (bets.length > 0) {
        this.deliver({ type: "feed", bets });
        this.#others?.send({ type: "feed", bets });
      }
      this.#nextFeed();
    });
  }
}
