import type { Machinery } from "../parts.ts";
import { authenticate } from "./authentication.ts";
import type { HouseClient, MayWatch } from "./types.ts";

type Parts = Pick<Machinery, "clock" | "log" | "sessions">;

/** More than any page shows at once; every room of a socket costs memory for as long as it is open. */
export const MAX_ROOMS_PER_SOCKET = 20;

/** Handles the requests of a new socket. Arguments may be anything, whatever their type promises. */
export function welcome(socket: HouseClient, parts: Parts, mayWatch: MayWatch): void {
  const watched = new Set<string>();
  socket.data = { attempt: 0, signedIn: null, watched };
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
    if (isAnswer(answer)) answer(watching);
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

function isAnswer(value: unknown): value is (result: unknown) => void {
  return typeof value === "function";
}
