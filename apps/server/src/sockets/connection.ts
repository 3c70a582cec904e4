import type { HouseClient } from "./types.ts";

/** A reader this far behind is dropped; it comes back and takes fresh snapshots. */
const MAX_WAITING_PACKETS = 500;
const MAX_WAITING_BYTES = 1024 * 1024;

/** The edge: neither Engine.IO nor its transport tell publicly how much waits to be sent, or let go of who does not answer. */
interface RawConnection {
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
}

function rawConnection(socket: HouseClient): RawConnection {
  return socket.conn as unknown as RawConnection;
}

export function isSlow(socket: HouseClient): boolean {
  const { writeBuffer, transport } = rawConnection(socket);
  return writeBuffer.length > MAX_WAITING_PACKETS || (transport.socket?.bufferedAmount ?? 0) > MAX_WAITING_BYTES;
}

/** Cuts the connection. A polite goodbye would wait behind everything that is not being read. */
export function cut(socket: HouseClient): void {
  rawConnection(socket).transport.socket?.terminate();
}
