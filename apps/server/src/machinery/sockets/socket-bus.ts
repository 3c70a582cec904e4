import type { Announcement } from "@fairhouse/play/commit/announcement.ts";
import type { Bus, Clock } from "@fairhouse/play/ports.ts";
import type { BalanceAfter, BetRecord } from "@fairhouse/protocol/play.ts";
import { Feed } from "./feed.ts";
import { FEED_ROOM, playerRoom, tableRoom } from "./rooms.ts";
import type { HouseServer } from "./types.ts";

const FEED_EVERY_MS = 500;
/** Of a player's balances in this time only the last is told: 64 bets in one batch are one event. */
const BALANCES_EVERY_MS = 50;

/** What travels between servers of what is told: settled bets only as a batch of the feed. */
export type News =
  | Exclude<Announcement, { type: "settled" }>
  | { readonly type: "feed"; readonly bets: readonly BetRecord[] };

/** How news reach the sockets of other servers; null where this server is alone. */
export interface NewsLine {
  send(news: News): boolean;
  sendFor(player: string, news: News): void;
  isElsewhere(player: string): boolean;
}

/** Tells committed news to whom they concern: rooms of this server at once, those of the others by letter. Runs for every bet. */
export class SocketBus implements Bus {
  readonly #io: HouseServer;
  /** Rooms with somebody in them. */
  readonly #rooms: ReadonlyMap<string, unknown>;
  readonly #clock: Clock;
  readonly #feed = new Feed();
  readonly #balances = new Map<string, BalanceAfter>();
  #others: NewsLine | null = null;
  #stopFeed: () => void = () => undefined;
  #stopBalances: (() => void) | null = null;

  constructor(io: HouseServer, clock: Clock) {
    this.#io = io;
    this.#rooms = io.of("/").adapter.rooms;
    this.#clock = clock;
  }

  start(others: NewsLine | null): void {
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
      case "notice":
        this.deliver(announcement);
        this.#others?.sendFor(announcement.player, announcement);
        return;
      case "table":
        this.deliver(announcement);
        this.#others?.send(announcement);
        return;
    }
  }

  /** Tells the sockets of this server. Nothing is written for a room without anybody. */
  deliver(news: News): void {
    const room = roomOf(news);
    if (!this.#rooms.has(room)) return;
    const to = this.#io.to(room);
    switch (news.type) {
      case "balance":
        to.emit("balance", news.balance);
        return;
      case "hand":
        to.emit("hand", news.hand);
        return;
      case "ticket":
        to.emit("ticket", news.ticket);
        return;
      case "notice":
        to.emit("notice", news.notice);
        return;
      case "table":
        to.emit("table", news.event);
        return;
      case "feed":
        // A reader that cannot keep up misses a batch; the next one tells just as much.
        to.volatile.emit("feed", news.bets);
        return;
    }
  }

  /** Most bets belong to players whom nobody listens for: they end here. */
  #noteBalance(player: string, balance: BalanceAfter): void {
    if (!this.#rooms.has(playerRoom(player)) && !this.#others?.isElsewhere(player)) return;
    // One that tells what it holds is lost in no later one.
    if (balance.held) {
      this.#tellBalance(player, balance);
      return;
    }
    this.#balances.set(player, balance);
    this.#stopBalances ??= this.#clock.after(BALANCES_EVERY_MS, () => this.#tellBalances());
  }

  #tellBalances(): void {
    this.#stopBalances = null;
    for (const [player, balance] of this.#balances) this.#tellBalance(player, balance);
    this.#balances.clear();
  }

  #tellBalance(player: string, balance: BalanceAfter): void {
    const news: News = { type: "balance", player, balance };
    this.deliver(news);
    this.#others?.sendFor(player, news);
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

function roomOf(news: News): string {
  if (news.type === "feed") return FEED_ROOM;
  return news.type === "table" ? tableRoom(news.table) : playerRoom(news.player);
}
