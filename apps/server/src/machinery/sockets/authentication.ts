import type { Clock } from "@fairhouse/platform/clock.ts";
import { z } from "zod";
import type { Sessions } from "../sessions/sessions.ts";
import { playerRoom } from "./rooms.ts";
import type { HouseClient, MayWatch, SocketState } from "./types.ts";

/** Longer than every token of this house. */
const MAX_TOKEN_CHARACTERS = 2_000;
const claims = z.object({ exp: z.int() });

/**
 * Signs a socket in with an access token, or out with null, and resolves to true if that succeeded. Nothing else puts a
 * socket into a private room. The last of several concurrent calls wins; a signed-in player stays so until the new
 * token has been checked, and a refused token signs them out.
 */
export async function authenticate(
  socket: HouseClient,
  token: unknown,
  parts: { sessions: Sessions; clock: Clock },
  mayWatch: MayWatch,
): Promise<boolean> {
  socket.data.attempt += 1;
  const { attempt } = socket.data;
  const signedIn = typeof token === "string" ? await identify(token, parts) : null;
  if (socket.data.attempt !== attempt || !socket.connected) return false;
  if (signedIn?.player !== socket.data.signedIn?.player) leave(socket, mayWatch);
  socket.data.signedIn = signedIn;
  if (signedIn !== null) socket.join(playerRoom(signedIn.player));
  return signedIn !== null || token === null;
}

async function identify(
  token: string,
  { sessions, clock }: { sessions: Sessions; clock: Clock },
): Promise<SocketState["signedIn"]> {
  if (token.length > MAX_TOKEN_CHARACTERS) return null;
  const player = await sessions.identify(token);
  const expiresAt = expiryOf(token);
  // Checked again, because the session may have ended between the answer and now.
  if (player === null || expiresAt <= clock.now() || sessions.recall(token) === null) return null;
  return { player: player.id, session: player.sessionId, role: player.role, expiresAt };
}

/** Leaves the private room and tells the browser. */
export function signOut(socket: HouseClient, mayWatch: MayWatch): void {
  // Invalidates any check that is running at this moment.
  socket.data.attempt += 1;
  leave(socket, mayWatch);
  socket.emit("signedOut");
}

/** Leaves the private room, and the rooms that only a signed-in viewer may watch. */
function leave(socket: HouseClient, mayWatch: MayWatch): void {
  const { signedIn, watched } = socket.data;
  if (signedIn === null) return;
  socket.data.signedIn = null;
  socket.leave(playerRoom(signedIn.player));
  for (const room of watched) {
    if (mayWatch(room, null)) continue;
    watched.delete(room);
    socket.leave(room);
  }
}

/** Returns the expiry of a token in milliseconds since 1970; the caller has checked its signature. */
function expiryOf(token: string): number {
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return (claims.safeParse(JSON.parse(payload)).data?.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
