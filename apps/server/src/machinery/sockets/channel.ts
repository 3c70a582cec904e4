import type { HouseServer } from "./types.ts";

/** Sockets of this server that receive the same frame. */
export type Audience = ReturnType<HouseServer["to"]>;

/** A message between servers. Its type determines the reader. */
export interface Message {
  readonly type: string;
}

/** One type of event that is pushed to browsers. The event itself is the message to the other servers. */
export interface Channel<Event extends Message> {
  readonly type: Event["type"];
  /** Returns the room whose sockets receive the event. A player's room makes it private. */
  room(event: Event): string;
  emit(to: Audience, event: Event): void;
}
