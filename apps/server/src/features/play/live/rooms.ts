import type { Games } from "@fairhouse/play/ports.ts";
import type { MayWatch } from "../../../machinery/sockets/types.ts";

/** Everybody's settled bets. */
export const FEED_ROOM = "feed";

const TABLE = "table:";

export function tableRoom(table: string): string {
  return TABLE + table;
}

/** Returns the table of a room; null for other rooms. */
export function tableOfRoom(room: string): string | null {
  return room.startsWith(TABLE) ? room.slice(TABLE.length) : null;
}

/** Returns the room in which the facts of a game are told. */
export function factsRoom(game: string): string {
  return `facts:${game}`;
}

/** Admits anybody to the feed, to every table of the house, and to the facts of every game. */
export function mayWatchOf(games: Games & { readonly ids: readonly string[] }): MayWatch {
  const rooms = new Set([FEED_ROOM]);
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind === "external") rooms.add(factsRoom(game.id));
    if (game?.kind === "round") for (const table of game.tables) rooms.add(tableRoom(table.id));
  }
  return (room) => rooms.has(room);
}
