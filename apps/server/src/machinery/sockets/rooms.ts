const PLAYER = "player:";

/** Returns the room of a player's own sockets; joined by signing in and in no other way. */
export function playerRoom(player: string): string {
  return PLAYER + player;
}

/** Returns the player of a room; null for other rooms. */
export function playerOfRoom(room: string): string | null {
  return room.startsWith(PLAYER) ? room.slice(PLAYER.length) : null;
}
