import type { Clock } from "@fairhouse/platform/clock.ts";
import type { RoomPlace } from "@fairhouse/protocol/events.ts";
import type { Audience } from "./channel.ts";

/** A page that has missed more is better off with a snapshot. */
const KEPT_EVENTS = 30;
/** Time for which events are still told to a room without sockets: pages that have lost them all may come back. */
const AWAY_MS = 60_000;

export interface ReplayedRoomParts<Event> {
  readonly room: string;
  readonly clock: Pick<Clock, "monotonic">;
  /** The id of this server, new at each start. */
  readonly serverId: string;
  /** Counts the sockets of this server in the room. */
  readonly count: () => number;
  readonly to: (room: string) => Audience;
  readonly emit: (to: Audience, event: Event, place: RoomPlace) => void;
}

/**
 * A room that numbers its events and keeps the last ones, so that a page that was away for a moment is sent what it
 * missed, in order, instead of reading everything again. Numbers are those of this server: a page that comes back to
 * another one, or after a restart, meets another run.
 */
export class ReplayedRoom<Event> {
  readonly #parts: ReplayedRoomParts<Event>;
  #runs = 1;
  #number = 0;
  #kept: Event[] = [];
  #followedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: ReplayedRoomParts<Event>) {
    this.#parts = parts;
  }

  /** The place of the newest event. */
  get place(): RoomPlace {
    return this.#placeOf(this.#number);
  }

  /** True while anybody watches, or may come back for what they missed. Events that nobody follows may be left out. */
  isFollowed(): boolean {
    const now = this.#parts.clock.monotonic();
    if (this.#parts.count() > 0) this.#followedAt = now;
    return now - this.#followedAt < AWAY_MS;
  }

  /** Tells the sockets of this server an event. */
  tell(event: Event): void {
    this.#number += 1;
    this.#kept.push(event);
    if (this.#kept.length > KEPT_EVENTS) this.#kept.shift();
    this.#parts.emit(this.#parts.to(this.#parts.room), event, this.place);
  }

  /** Begins a new run, because events were left out: a page that saw the run before needs a snapshot. */
  renew(): void {
    this.#runs += 1;
    this.#number = 0;
    this.#kept = [];
  }

  /** Sends one socket all events after a place, in order. False if they are not all kept, or of another run. */
  replay(socket: string, after: RoomPlace): boolean {
    const oldest = this.#number - this.#kept.length;
    if (after.run !== this.place.run || after.number < oldest || after.number > this.#number) return false;
    const to = this.#parts.to(socket);
    for (const [index, event] of this.#kept.slice(after.number - oldest).entries()) {
      this.#parts.emit(to, event, this.#placeOf(after.number + index + 1));
    }
    return true;
  }

  #placeOf(number: number): RoomPlace {
    return { run: `${this.#parts.serverId} ${this.#runs}`, number };
  }
}
