import type { PublicRoom, RoomPlace } from "@fairhouse/protocol/events.ts";
import type { HouseSocket } from "./socket.ts";

/** The place of a page in a room that replays what was missed, so that a short gap needs no snapshot. */
export class RoomReplay {
  readonly #socket: Pick<HouseSocket, "replay">;
  readonly #room: PublicRoom;
  #seen: RoomPlace | null = null;
  #isReplaying = false;

  constructor(socket: Pick<HouseSocket, "replay">, room: PublicRoom) {
    this.#socket = socket;
    this.#room = room;
  }

  /**
   * Takes the place of an event that has arrived. False if the event is not to be shown: it was seen before, or it
   * follows missed ones, after which it is sent again.
   */
  takes(place: RoomPlace | undefined): boolean {
    const seen = this.#seen;
    if (place !== undefined && seen?.run === place.run) {
      const isEarly = this.#isReplaying && place.number > seen.number + 1;
      if (isEarly || place.number <= seen.number) return false;
    }
    this.#seen = place ?? null;
    return true;
  }

  /**
   * Catches up once events flow again.
   * @param place that of the room's newest event; undefined if the server, or the room, replays nothing.
   * @param snapshot takes a snapshot, if what was missed cannot be sent.
   */
  async catchUp(place: RoomPlace | undefined, snapshot: () => unknown): Promise<void> {
    const seen = this.#seen;
    if (seen === null || seen.run !== place?.run) {
      this.#seen = place ?? null;
      snapshot();
    } else if (seen.number !== place.number) {
      this.#isReplaying = true;
      const isReplayed = await this.#socket.replay(this.#room, seen);
      this.#isReplaying = false;
      if (isReplayed) return;
      // Events that came too early are in the snapshot, and the next one may have any number.
      this.#seen = null;
      snapshot();
    }
  }
}
