import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import { io, type Socket } from "socket.io-client";
import { afterEach, expect } from "vitest";

export interface TestSocket {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  /** Every frame that arrived, as text. */
  readonly frames: string[];
  /** Payloads of one event, in order. */
  of<Name extends keyof ServerEvents>(name: Name): Parameters<ServerEvents[Name]>[0][];
  signIn(token: string | null): Promise<boolean>;
  watch(room: string): Promise<boolean>;
}

/** Connects like a browser. Rejects if the server refuses the connection. */
export async function connect(
  url: string,
  options: { origin?: string; headers?: Record<string, string>; token?: unknown } = {},
): Promise<TestSocket> {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    ...(options.token === undefined ? {} : { auth: { token: options.token } }),
    extraHeaders: { ...options.headers, ...(options.origin === undefined ? {} : { origin: options.origin }) },
  });
  const frames: string[] = [];
  const events: { name: string; payload: unknown }[] = [];
  socket.io.on("open", () => socket.io.engine.on("message", (frame: unknown) => frames.push(String(frame))));
  socket.onAny((name: string, payload: unknown) => events.push({ name, payload }));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("connect_error", reject);
  });
  return {
    socket,
    frames,
    of: (name) => events.filter((event) => event.name === name).map((event) => event.payload as never),
    signIn: (token) => new Promise((resolve) => socket.emit("authenticate", token, resolve)),
    watch: (room) => new Promise((resolve) => socket.emit("watch", room as "feed", resolve)),
  };
}

/** Makes a {@link connect} for a file of tests, whose connections are closed after each test. */
export function connectForOneTest(): typeof connect {
  const open: TestSocket[] = [];
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.disconnect();
  });
  return async (url, options) => {
    const socket = await connect(url, options);
    open.push(socket);
    return socket;
  };
}

/** Waits until events of a player reach a socket: until the servers have met, and know the players of each other. */
export async function untilHeard(socket: TestSocket, act: () => Promise<unknown>): Promise<void> {
  await expect.poll(async () => (await act()) && socket.of("balance").length).toBeGreaterThan(0);
}
