import { z } from "zod";
import type { Machinery } from "../parts.ts";
import { authenticate } from "./authentication.ts";
import type { ReplayedRoom } from "./replayed-room.ts";
import type { HouseClient, MayWatch } from "./types.ts";

type Parts = Pick<Machinery, "clock" | "log" | "sessions">;

/** More than any page shows at once; every room of a socket costs memory for as long as it is open. */
export const MAX_ROOMS_PER_SOCKET = 20;

/** A room that replays what was missed, as a socket meets it. */
export type Replays = Pick<ReplayedRoom<never>, "place" | "replay">;

/** The rooms of the house, as a socket meets them. */
export interface Rooms {
  readonly mayWatch: MayWatch;
  /** Undefined for a room that does not replay. */
  readonly replayed: (room: string) => Replays | undefined;
}

const roomPlace = z.object({ run: z.string(), number: z.int().nonnegative() });

/** Handles the requests of a new socket. Arguments may be anything, whatever their type promises. */
export function welcome(socket: HouseClient, parts: Parts, rooms: Rooms): void {
  const { mayWatch } = rooms;
  const watched = new Set<string>();
  const replayed = new Set<string>();
  socket.data = { attempt: 0, signedIn: null, watched, replayed };
  const signIn = async (token: unknown, answer: unknown) => {
    const accepted = await authenticate(socket, token, parts, mayWatch).catch((error: unknown) => {
      parts.log.warn({ err: error }, "a socket could not be signed in");
      return false;
    });
    if (isAnswer(answer)) answer(accepted);
  };
  socket.on("authenticate", (token: unknown, answer: unknown) => void signIn(token, answer));
  socket.on("watch", (room: unknown, answer: unknown) => {
    const watching = typeof room === "string" && mayWatch(room, socket.data.signedIn) && hasSpace(watched, room);
    if (watching) {
      watched.add(room);
      socket.join(room);
    }
    if (isAnswer(answer)) answer(watching, watching ? rooms.replayed(room)?.place : undefined);
  });
  socket.on("replay", (room: unknown, after: unknown, answer: unknown) => {
    const place = roomPlace.safeParse(after).data;
    const mayAsk = typeof room === "string" && watched.has(room) && !replayed.has(room) && place !== undefined;
    if (mayAsk) replayed.add(room);
    if (isAnswer(answer)) answer(mayAsk && (rooms.replayed(room)?.replay(socket.id, place) ?? false));
  });
  // Private rooms are left by signing out alone: only watched rooms are left here.
  socket.on("unwatch", (room: unknown) => {
    if (typeof room === "string" && watched.delete(room)) socket.leave(room);
  });
  socket.on("clock", (answer: unknown) => {
    if (isAnswer(answer)) answer(parts.clock.now());
  });
  const { token } = socket.handshake.auth;
  if (token !== undefined && token !== null) void signIn(token, null);
}

function hasSpace(watched: ReadonlySet<string>, room: string): boolean {
  return watched.has(room) || watched.size < MAX_ROOMS_PER_SOCKET;
}

function isAnswer(value: unknown): value is (...results: unknown[]) => void {
  return typeof value === "function";
}
