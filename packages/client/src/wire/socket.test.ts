import type { RoomPlace } from "@fairhouse/protocol/events.ts";
import { describe, expect, test, vi } from "vitest";
import { ServerClock } from "./clock.ts";
import { Connection } from "./connection.ts";
import { SharedSocket, type SocketOptions } from "./socket.ts";

type Wire = Awaited<ReturnType<SocketOptions["load"]>>;

/** Makes a wire that records what is sent and lets the test be the server. */
function fakeWire() {
  const handlers = new Map<string, ((...payload: unknown[]) => void)[]>();
  const said: unknown[][] = [];
  const wire = {
    connected: false,
    /** The place of the newest event of every room. */
    place: undefined as RoomPlace | undefined,
    connect() {
      wire.connected = true;
      wire.hear("connect");
    },
    close() {},
    /** The library's own events. */
    io: { on: (name: string, handler: () => void) => wire.on(`io ${name}`, handler) },
    /** Answers to questions for the time. */
    now: () => 0,
    on(name: string, handler: (...payload: unknown[]) => void) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler]);
    },
    emit(...message: unknown[]) {
      const answer = message.at(-1);
      said.push(message.filter((part) => typeof part !== "function"));
      if (typeof answer === "function" && message[0] === "watch") answer(true, wire.place);
      if (typeof answer === "function" && message[0] === "replay") answer(message[1] === "facts:coins");
      if (typeof answer === "function" && message[0] === "authenticate") answer(message[1] !== "ended");
      if (typeof answer === "function" && message[0] === "clock") answer(wire.now());
    },
    hear(name: string, ...payload: unknown[]) {
      for (const handler of handlers.get(name) ?? []) handler(...payload);
    },
    drop(reason = "transport close") {
      wire.connected = false;
      wire.hear("disconnect", reason);
    },
  };
  return { wire, said };
}

function setUp(clock = new ServerClock()) {
  const { wire, said } = fakeWire();
  const load = vi.fn(async () => wire as unknown as Wire);
  const socket = new SharedSocket({ clock, connection: new Connection(async () => true), load });
  const words = () => said.filter(([name]) => name !== "clock");
  return { socket, wire, load, words };
}
const connected = (socket: SharedSocket) => vi.waitFor(() => expect(socket.connection.getState().state).toBe("online"));

describe("socket", () => {
  test("loads the library once, when first asked to connect or to watch", async () => {
    const { socket, load } = setUp();
    socket.on("feed", () => {});
    socket.authenticate("t");
    expect(load).not.toHaveBeenCalled();
    socket.watch("feed");
    socket.connect();
    await connected(socket);
    expect(load).toHaveBeenCalledOnce();
  });

  test("fetches the library again after a failure, and not once the page has closed it", async () => {
    vi.useFakeTimers();
    const { socket, load } = setUp();
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    socket.watch("feed");
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.connection.getState().state).toBe("offline");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.connection.getState().state).toBe("online");
    const other = setUp();
    other.load.mockRejectedValue(new TypeError("Failed to fetch"));
    other.socket.connect();
    await vi.advanceTimersByTimeAsync(0);
    other.socket.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(other.load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test("connects again after a server that stops has said goodbye, and not after the page has closed it", async () => {
    vi.useFakeTimers();
    const { socket, wire } = setUp();
    socket.connect();
    await vi.advanceTimersByTimeAsync(0);
    wire.drop("io server disconnect");
    expect(socket.connection.getState().state).toBe("offline");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(socket.connection.getState().state).toBe("online");
    // The library itself connects again after every other end.
    wire.drop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wire.connected).toBe(false);
    wire.drop("io server disconnect");
    socket.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wire.connected).toBe(false);
    vi.useRealTimers();
  });

  test("counts as signed out if the server no longer accepts the token", async () => {
    const { socket } = setUp();
    const signedOut = vi.fn();
    socket.on("signedOut", signedOut);
    socket.authenticate("good");
    socket.connect();
    await connected(socket);
    expect(signedOut).not.toHaveBeenCalled();
    socket.authenticate("ended");
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test("signs in before it watches, and does both again after a reconnection", async () => {
    const { socket, wire, words } = setUp();
    const onWatching = vi.fn();
    socket.authenticate("token-1");
    socket.watch("table:two", onWatching);
    await connected(socket);
    expect(words()).toEqual([
      ["authenticate", "token-1"],
      ["watch", "table:two"],
    ]);
    expect(onWatching).toHaveBeenCalledOnce();
    wire.drop();
    expect(socket.connection.getState().state).toBe("offline");
    wire.connect();
    expect(words().slice(2)).toEqual([
      ["authenticate", "token-1"],
      ["watch", "table:two"],
    ]);
    expect(onWatching).toHaveBeenCalledTimes(2);
  });

  test("does what follows a reconnection once, and a while later, if the server says that events were missed", async () => {
    vi.useFakeTimers();
    const { socket, wire, words } = setUp();
    const [onWatching, missed] = [vi.fn(), vi.fn()];
    socket.on("missed", missed);
    socket.authenticate("token-1");
    socket.watch("table:two", onWatching);
    await vi.advanceTimersByTimeAsync(0);
    expect([onWatching.mock.calls.length, missed.mock.calls.length]).toEqual([1, 0]);
    wire.hear("missed");
    wire.hear("missed");
    expect(words()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(words().slice(2)).toEqual([
      ["authenticate", "token-1"],
      ["watch", "table:two"],
    ]);
    expect([onWatching.mock.calls.length, missed.mock.calls.length]).toEqual([2, 1]);
    // Nothing that plays by itself stops.
    expect(socket.connection.getState().state).toBe("online");
    wire.drop();
    wire.connect();
    expect(missed).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test("hands on the place of a room that replays, and asks for what was missed", async () => {
    const { socket, wire, words } = setUp();
    const [onWatching, heard] = [vi.fn(), vi.fn()];
    const place = { run: "one", number: 3 };
    wire.place = place;
    socket.on("facts", heard);
    socket.watch("facts:coins", onWatching);
    await connected(socket);
    expect(onWatching).toHaveBeenCalledExactlyOnceWith(place);
    wire.hear("facts", { game: "coins", facts: [] }, place);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ game: "coins", facts: [] }, place);
    expect(await socket.replay("facts:coins", place)).toBe(true);
    expect(words().at(-1)).toEqual(["replay", "facts:coins", place]);
    expect(await socket.replay("facts:other", place)).toBe(false);
  });

  test("watches a room once, and leaves it with its last watcher", async () => {
    const { socket, words } = setUp();
    const late = vi.fn();
    const stopFirst = socket.watch("feed");
    await connected(socket);
    const stopSecond = socket.watch("feed", late);
    await vi.waitFor(() => expect(late).toHaveBeenCalledOnce());
    stopFirst();
    stopFirst();
    expect(words()).toEqual([["watch", "feed"]]);
    stopSecond();
    expect(words()).toEqual([
      ["watch", "feed"],
      ["unwatch", "feed"],
    ]);
  });

  test("passes events to every remaining listener, even those added before the connection", async () => {
    const { socket, wire } = setUp();
    const early = vi.fn();
    const late = vi.fn();
    const stop = socket.on("balance", early);
    socket.connect();
    await connected(socket);
    socket.on("balance", late);
    const balance = { currencyId: "play", amount: 1, version: 2 };
    wire.hear("balance", balance);
    stop();
    wire.hear("balance", balance);
    expect(early).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(2);
    expect(late).toHaveBeenLastCalledWith(balance);
  });

  test("reports a sign-out at once while connected", async () => {
    const { socket, words } = setUp();
    socket.authenticate("token-1");
    socket.connect();
    await connected(socket);
    socket.authenticate(null);
    expect(words().at(-1)).toEqual(["authenticate", null]);
  });

  test("sets the clock again after a sleep in which the connection has survived", async () => {
    vi.useFakeTimers();
    const time = { local: 0, server: 5_000_000 };
    const clock = new ServerClock(
      () => time.local,
      () => 0,
    );
    const { socket, wire } = setUp(clock);
    wire.now = () => time.server;
    socket.connect();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(clock.now()).toBe(5_000_000);
    // The local clock stands still meanwhile.
    time.server += 40_000;
    expect(clock.now()).toBe(5_000_000);
    wire.hear("io ping");
    expect(clock.now()).toBe(5_040_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(clock.now()).toBe(5_040_000);
    vi.useRealTimers();
  });
});
