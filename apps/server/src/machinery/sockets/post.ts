import type { Machinery } from "../parts.ts";
import type { Message } from "./channel.ts";
import { Neighbours } from "./neighbours.ts";
import { playerOfRoom } from "./rooms.ts";
import type { HouseServer } from "./types.ts";

type PostParts = Pick<Machinery, "config" | "clock" | "log" | "pool" | "serverId">;

/**
 * Messages between the servers of one house, by type. Several servers may share an operator's own database; the
 * embedded one belongs to one server, which then sends to nobody.
 */
export class Post {
  /** This server's id, new at each start. */
  readonly serverId: string;
  readonly #readers = new Map<string, (from: string, message: Message) => void>();
  #neighbours: Neighbours<Message> | null = null;

  constructor(serverId: string) {
    this.serverId = serverId;
  }

  /** Reads messages of one type from now on. Messages without a reader are dropped. */
  read<Read extends Message>(type: Read["type"], reader: (from: string, message: Read) => void): void {
    if (this.#readers.has(type)) throw new Error(`messages of the type ${type} are read already`);
    // The edge: only servers of this house write messages, and those of one type have one shape.
    this.#readers.set(type, (from, message) => reader(from, message as Read));
  }

  /** Sends to all other servers; false if there are none. */
  send<Sent extends Message>(message: Sent): boolean {
    return this.#neighbours?.send(message) ?? false;
  }

  /** Sends to the other servers if this player is connected to one of them. */
  sendFor<Sent extends Message>(player: string, message: Sent): void {
    this.#neighbours?.sendFor(player, message);
  }

  /** True if the player is connected to another server. */
  isElsewhere(player: string): boolean {
    return this.#neighbours?.isElsewhere(player) ?? false;
  }

  /** Joins the other servers, and tells them which players are connected here. */
  async open(io: HouseServer, house: PostParts): Promise<void> {
    if (house.config.databaseUrl === null) return;
    const { adapter } = io.of("/");
    const here = () => [...adapter.rooms.keys()].map(playerOfRoom).filter((player) => player !== null);
    const neighbours = new Neighbours<Message>(
      house,
      here,
      (from, message) => this.#readers.get(message.type)?.(from, message),
      () => io.emit("missed"),
    );
    adapter.on("create-room", (room: string) => {
      const player = playerOfRoom(room);
      if (player !== null) neighbours.came(player);
    });
    adapter.on("delete-room", (room: string) => {
      const player = playerOfRoom(room);
      if (player !== null) neighbours.went(player);
    });
    this.#neighbours = neighbours;
    await neighbours.open();
  }

  async close(): Promise<void> {
    await this.#neighbours?.close();
  }
}
