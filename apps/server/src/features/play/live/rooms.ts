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

/** Admits anybody to the feed and to every table of the house. */
export function mayWatchOf(games: Games & { readonly ids: readonly string[] }): MayWatch {
  const rooms = new Set([FEED_ROOM]);
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind === "round") for (const table of game.tables) rooms.add(tableRoom(table.id));
  }
  return (room) => rooms.has(room);
}
