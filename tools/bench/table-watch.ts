import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { io, type Socket } from "socket.io-client";

export type HouseSocket = Socket<ServerEvents, ClientEvents>;
type EventOf<Type extends TableEvent["type"]> = Extract<TableEvent, { type: Type }>;

/** A round that takes longer than this flies unusually high, or something is wrong. */
const PATIENCE_MS = 180_000;
const ADMISSION_MS = 30_000;

/** Opens a guest's socket that watches a table. */
export async function watchTable(url: string, table: string): Promise<HouseSocket> {
  const socket: HouseSocket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("a socket was not let in")), ADMISSION_MS);
    socket.once("connect_error", reject);
    socket.once("connect", () =>
      socket.emit("watch", `table:${table}`, (watching) => {
        clearTimeout(late);
        if (watching) resolve();
        else reject(new Error(`nobody may watch ${table}`));
      }),
    );
  });
  return socket;
}

/** The next event of a type, with its arrival time in milliseconds since 1970. */
export function nextEvent<Type extends TableEvent["type"]>(
  socket: HouseSocket,
  type: Type,
): Promise<{ readonly event: EventOf<Type>; readonly at: number }> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => stop(() => reject(new Error(`no event "${type}" came`))), PATIENCE_MS);
    const hear = (event: TableEvent) => {
      const at = performance.timeOrigin + performance.now();
      // The type was just compared; the compiler cannot follow it through the type parameter.
      if (event.type === type) stop(() => resolve({ event: event as EventOf<Type>, at }));
    };
    const stop = (then: () => void) => {
      clearTimeout(late);
      socket.off("table", hear);
      then();
    };
    socket.on("table", hear);
  });
}
