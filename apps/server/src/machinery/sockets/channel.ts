import type { HouseServer } from "./types.ts";

/** Sockets of this server that hear the same frame. */
export type Audience = ReturnType<HouseServer["to"]>;

/** A letter between servers. Its type names who reads it. */
export interface Letter {
  readonly type: string;
}

/** One type of event that is pushed to browsers. The event itself is the letter that tells the other servers. */
export interface Channel<Event extends Letter> {
  readonly type: Event["type"];
  /** The room whose sockets hear it. The room of a player makes it private. */
  room(event: Event): string;
  emit(to: Audience, event: Event): void;
}
