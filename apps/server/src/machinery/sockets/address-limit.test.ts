import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { createAddressBudget, createAddressLimit } from "./address-limit.ts";

const limits = { betsPerSecond: 1, readsPerSecond: 1, signInsPerMinute: 1, socketsPerAddress: 2 };

let nowMs = 0;

/**
 * Sets up a house behind a proxy. Returns a function that connects, telling if the connection was admitted and how to
 * end it.
 */
function house(trustProxy: readonly string[] = ["10.0.0.0/8", "::1"]) {
  const admits = createAddressLimit({ limits, trustProxy }, { monotonic: () => nowMs });
  return (from: string, forwarded?: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: from });
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return { admitted: admits({ socket: socket as never, headers }), end: () => socket.emit("close") };
  };
}

test("an address has so many connections at once, and room again once one of them ends", () => {
  const connect = house();
  const first = connect("203.0.113.7");
  expect([first, connect("203.0.113.7"), connect("203.0.113.7")].map(({ admitted }) => admitted)).toEqual([
    true,
    true,
    false,
  ]);
  expect(connect("203.0.113.8").admitted).toBe(true);
  first.end();
  expect([connect("203.0.113.7"), connect("203.0.113.7")].map(({ admitted }) => admitted)).toEqual([true, false]);
});

test("an address that opens and closes without end is refused until the next ten seconds", () => {
  const connect = house();
  const visit = () => {
    const { admitted, end } = connect("203.0.113.7");
    if (admitted) end();
    return admitted;
  };
  expect(Array.from({ length: 8 }, visit).filter(Boolean)).toHaveLength(6);
  expect(connect("203.0.113.8").admitted).toBe(true);
  nowMs += 10_000;
  expect(Array.from({ length: 8 }, visit).filter(Boolean)).toHaveLength(6);
});

test("behind trusted proxies their clients are counted; nobody else's headers are believed", () => {
  const connect = house();
  const players = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
  for (const player of players) expect(connect("10.0.0.1", player).admitted).toBe(true);
  for (const player of players) expect(connect("::1", `${player}, 10.1.2.3`).admitted).toBe(true);
  expect(connect("10.0.0.1", `192.0.2.99, ${players[0]}`).admitted).toBe(false);
  const liar = players.map((invented) => connect("203.0.113.7", invented).admitted);
  expect(liar).toEqual([true, true, false]);
});

test("an IPv6 network counts as one address, and this machine has no limit", () => {
  const connect = house();
  const network = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::3"];
  expect(network.map((address) => connect(address).admitted)).toEqual([true, true, false]);
  for (let place = 0; place < 9; place++) expect(connect("127.0.0.1").admitted).toBe(true);
});

describe("the total that all connections of an address send", () => {
  /** Opens connections of addresses; each returns true if so many frames of so many bytes are within the budget. */
  function budget() {
    nowMs += 10_000;
    const clock = { now: () => nowMs, monotonic: () => nowMs, after: () => () => undefined };
    const budgetOf = createAddressBudget({ limits: { ...limits, socketsPerAddress: 10 }, trustProxy: [] }, clock);
    return (from: string) => budgetOf({ socket: { remoteAddress: from } as never, headers: {} });
  }

  test("may be as much as its pages need, on any connections, and as much again in the next ten seconds", () => {
    const connect = budget();
    const [one, other] = [connect("203.0.113.7"), connect("203.0.113.7")];
    expect([one(150, 0), other(50, 0), other(1, 0), one(1, 0)]).toEqual([true, true, false, false]);
    expect(connect("203.0.113.8")(200, 0)).toBe(true);
    nowMs += 10_000;
    expect([one(200, 0), other(1, 0)]).toEqual([true, false]);
  });

  test("is counted in bytes too, which include parts of frames", () => {
    const connect = budget();
    expect([connect("203.0.113.7")(0, 81_920), connect("203.0.113.7")(0, 1)]).toEqual([true, false]);
  });

  test("is not counted for this machine", () => {
    expect(budget()("127.0.0.1")(1_000_000, 0)).toBe(true);
  });
});
