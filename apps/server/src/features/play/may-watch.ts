import type { Games } from "@fairhouse/play/ports.ts";
import { FEED_ROOM, tableOfRoom } from "../../machinery/sockets/rooms.ts";
import type { MayWatch } from "../../machinery/sockets/welcome.ts";

/** The feed and every table of the house. */
export function mayWatchOf(games: Games & { readonly ids: readonly string[] }): MayWatch {
  const tables = new Set<string>();
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind === "round") for (const table of game.tables) tables.add(table.id);
  }
  return (room) => room === FEED_ROOM || tables.has(tableOfRoom(room) ?? "");
}
