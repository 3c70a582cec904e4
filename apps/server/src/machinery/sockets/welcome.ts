import type { Games } from "@fairhouse/play/ports.ts";
import type { Machinery } from "../parts.ts";
import { authenticate } from "./authentication.ts";
import { FEED_ROOM, tableRoom } from "./rooms.ts";
import type { HouseClient } from "./types.ts";

type Parts = Pick<Machinery, "clock" | "log" | "sessions">;

export type KnownGames = Games & { readonly ids: readonly string[] };

/** The rooms that anybody may watch: the feed and every table of the house. */
export function watchableRooms(games: KnownGames): ReadonlySet<unknown> {
  const rooms = [FEED_ROOM];
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind === "round") rooms.push(...game.tables.map((table) => tableRoom(table.id)));
  }
  return new Set(rooms);
}

/** Answers what a new socket may ask. What arrives may be anything, whatever its type promises. */
export function welcome(socket: HouseClient, parts: Parts, watchable: ReadonlySet<unknown>): void {
  socket.data = { attempt: 0, signedIn: null };
  const signIn = async (token: unknown, answer: unknown) => {
    const accepted = await authenticate(socket, token, parts).catch((error: unknown) => {
      parts.log.warn({ err: error }, "a socket could not be signed in");
      return false;
    });
    if (isAnswer(answer)) answer(accepted);
  };
  socket.on("authenticate", (token: unknown, answer: unknown) => void signIn(token, answer));
  socket.on("watch", (room: unknown, answer: unknown) => {
    const watching = watchable.has(room);
    if (watching) socket.join(room as string);
    if (isAnswer(answer)) answer(watching);
  });
  socket.on("unwatch", (room: unknown) => {
    if (watchable.has(room)) socket.leave(room as string);
  });
  socket.on("clock", (answer: unknown) => {
    if (isAnswer(answer)) answer(parts.clock.now());
  });
  const { token } = socket.handshake.auth;
  if (token !== undefined && token !== null) void signIn(token, null);
}

function isAnswer(value: unknown): value is (result: unknown) => void {
  return typeof value === "function";
}
