import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import type { Channel } from "./machinery/sockets/channel.ts";
import { playerRoom } from "./machinery/sockets/rooms.ts";
import type { Sockets } from "./machinery/sockets/sockets.ts";

/** Balances of a player within this time are sent as one, the last: 64 bets in one batch are one event. */
const TELL_EVERY_MS = 50;

export interface BalanceEvent {
  readonly type: "balance";
  readonly player: string;
  readonly balance: BalanceAfter;
}

const balanceChannel: Channel<BalanceEvent> = {
  type: "balance",
  room: ({ player }) => playerRoom(player),
  emit: (to, { balance }) => to.emit("balance", balance),
};

/** Sends players their balances. Runs for every bet. */
export class BalanceBus implements Bus<BalanceEvent> {
  readonly #sockets: Sockets;
  readonly #clock: Clock;
  /** The newest unsent balance, by player and currency. */
  readonly #waiting = new Map<string, BalanceEvent>();
  #cancel: (() => void) | null = null;

  constructor(sockets: Sockets, clock: Clock) {
    this.#sockets = sockets;
    this.#clock = clock;
    sockets.carry(balanceChannel);
    sockets.onClose(() => this.#cancel?.());
  }

  /** Queues a balance. Most bets belong to players with no listener and end here. */
  publish(event: BalanceEvent): void {
    const { player, balance } = event;
    if (!this.#sockets.isHeardBy(player)) return;
    // A balance that names held results must not be replaced by a later one.
    if (balance.held) {
      this.#sockets.publish(balanceChannel, event);
      return;
    }
    this.#waiting.set(`${player} ${balance.currencyId}`, event);
    this.#cancel ??= this.#clock.after(TELL_EVERY_MS, () => this.#tell());
  }

  #tell(): void {
    this.#cancel = null;
    for (const event of this.#waiting.values()) this.#sockets.publish(balanceChannel, event);
    this.#waiting.clear();
  }
}
