import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { every } from "@fairhouse/platform/every.ts";
import type { Announcement } from "@fairhouse/play/commit/announcement.ts";
import type { RoundHost } from "@fairhouse/play/round/round-host.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Counter, type Registry } from "prom-client";
import type { BalanceEvent } from "../../../balance-bus.ts";
import type { Channel } from "../../../machinery/sockets/channel.ts";
import { playerRoom } from "../../../machinery/sockets/rooms.ts";
import type { Sockets } from "../../../machinery/sockets/sockets.ts";
import { Feed } from "./feed.ts";
import { FEED_ROOM, tableRoom } from "./rooms.ts";

const FEED_EVERY_MS = 500;

type Told<Type extends Announcement["type"]> = Extract<Announcement, { type: Type }>;

const handChannel: Channel<Told<"hand">> = {
  type: "hand",
  room: ({ player }) => playerRoom(player),
  emit: (to, { hand }) => to.emit("hand", hand),
};
const ticketChannel: Channel<Told<"ticket">> = {
  type: "ticket",
  room: ({ player }) => playerRoom(player),
  emit: (to, { ticket }) => to.emit("ticket", ticket),
};
const slipChannel: Channel<Told<"slip">> = {
  type: "slip",
  room: ({ player }) => playerRoom(player),
  emit: (to, { bet }) => to.emit("slip", bet),
};
const tableChannel: Channel<Told<"table">> = {
  type: "table",
  room: ({ table }) => tableRoom(table),
  emit: (to, { event }) => to.emit("table", event),
};
/** Settled bets leave a server only as a batch. */
const feedChannel: Channel<{ readonly type: "feed"; readonly bets: readonly BetRecord[] }> = {
  type: "feed",
  room: () => FEED_ROOM,
  // A reader that cannot keep up misses a batch; the next one is just as good.
  emit: (to, { bets }) => to.volatile.emit("feed", bets),
};

export interface PlayBusParts {
  readonly sockets: Sockets;
  readonly balances: Bus<BalanceEvent>;
  readonly clock: Clock;
  readonly registry: Registry;
}

/**
 * Sends committed facts to the players, watchers and readers concerned, and counts settled bets. Runs for every bet.
 */
export class PlayBus implements Bus<Announcement> {
  readonly #sockets: Sockets;
  readonly #balances: Bus<BalanceEvent>;
  readonly #countBet: (game: string) => void;
  readonly #feed = new Feed();

  constructor({ sockets, balances, clock, registry }: PlayBusParts) {
    this.#sockets = sockets;
    this.#balances = balances;
    this.#countBet = createBetCounter(registry);
    sockets.carry(handChannel);
    sockets.carry(ticketChannel);
    sockets.carry(slipChannel);
    sockets.carry(feedChannel);
    const feed = every(clock, FEED_EVERY_MS, () => this.#tellFeed());
    sockets.onClose(() => feed.stop());
  }

  /** Makes this server's tables follow those that other servers drive, from now on. */
  follow(rounds: Pick<RoundHost, "receive">): void {
    this.#sockets.carry(tableChannel, ({ event }) => rounds.receive(event));
  }

  publish(announcement: Announcement): void {
    switch (announcement.type) {
      case "settled":
        this.#countBet(announcement.bet.game);
        this.#feed.add(announcement.bet);
        return;
      case "balance":
        this.#balances.publish(announcement);
        return;
      case "hand":
        this.#sockets.publish(handChannel, announcement);
        return;
      case "ticket":
        this.#sockets.publish(ticketChannel, announcement);
        return;
      case "slip":
        this.#sockets.publish(slipChannel, announcement);
        return;
      case "table":
        this.#sockets.publish(tableChannel, announcement);
        return;
    }
  }

  #tellFeed(): void {
    const bets = this.#feed.take();
    if (bets.length > 0) this.#sockets.publish(feedChannel, { type: "feed", bets });
  }
}

/** Counts the bets that this server settled, by game, including refunds. */
function createBetCounter(registry: Registry): (game: string) => void {
  const bets = new Counter({
    name: "fairhouse_bets_total",
    help: "Settled bets",
    labelNames: ["game"],
    registers: [registry],
  });
  const byGame = new Map<string, ReturnType<typeof bets.labels>>();
  return (game) => {
    const figures = byGame.get(game) ?? bets.labels(game);
    byGame.set(game, figures);
    figures.inc();
  };
}
