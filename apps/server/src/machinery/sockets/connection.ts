import type { HouseServer } from "./types.ts";

/** A reader this far behind is dropped; it reconnects and takes fresh snapshots. */
const MAX_WAITING_PACKETS = 500;
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * The edge: neither Engine.IO nor its transport has a public way to read the amount that waits to be sent, or to drop a
 * client that does not answer.
 */
interface RawConnection {
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
}

function rawConnections(io: HouseServer): RawConnection[] {
  const { clients } = io.engine as unknown as { clients: Readonly<Record<string, RawConnection>> };
  return Object.values(clients);
}

/** Cuts every connection whose reader does not keep up. @returns the number of cut connections. */
export function cutSlow(io: HouseServer): number {
  const slow = rawConnections(io).filter(
    ({ writeBuffer, transport }) =>
      writeBuffer.length > MAX_WAITING_PACKETS || (transport.socket?.bufferedAmount ?? 0) > MAX_WAITING_BYTES,
  );
  for (const connection of slow) cut(connection);
  return slow.length;
}

export function cutAll(io: HouseServer): void {
  for (const connection of rawConnections(io)) cut(connection);
}

/** Terminates a connection: a polite close would wait behind everything that is not being read. */
function cut({ transport }: RawConnection): void {
  transport.socket?.terminate();
}
