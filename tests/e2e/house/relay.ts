import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** An address of loopback in front of servers of one house, as a balancer would be. */
export interface Relay {
  readonly url: string;
  /** Sends all further connections to this server; those to the one before end. */
  turnTo(url: string): void;
  close(): Promise<void>;
}

export async function openRelay(first: string): Promise<Relay> {
  let target = new URL(first);
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on("close", () => {
        open.delete(socket);
        from.destroy();
        to.destroy();
      });
      // A server that died resets its connections.
      socket.on("error", () => socket.destroy());
    }
    from.pipe(to).pipe(from);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the relay has no port");
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    turnTo(url) {
      target = new URL(url);
      endAll();
    },
    async close() {
      server.close();
      endAll();
      await once(server, "close");
    },
  };
}
