/** Settled bets of everybody. */
export const FEED_ROOM = "feed";

export function tableRoom(table: string): string {
  return `table:${table}`;
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
