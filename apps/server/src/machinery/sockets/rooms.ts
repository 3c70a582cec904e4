/** Settled bets of everybody. */
export const FEED_ROOM = "feed";

const TABLE = "table:";

export function tableRoom(table: string): string {
  return TABLE + table;
}

/** Which table's room it is; null for other rooms. */
export function tableOfRoom(room: unknown): string | null {
  return typeof room === "string" && room.startsWith(TABLE) ? room.slice(TABLE.length) : null;
}

const PLAYER = "player:";

/** A player's own sockets; joined by signing in and in no other way. */
export function playerRoom(player: string): string {
  return PLAYER + player;
}

/** Whose room it is; null for other rooms. */
export function playerOfRoom(room: string): string | null {
  return room.startsWith(PLAYER) ? room.slice(PLAYER.length) : null;
}
