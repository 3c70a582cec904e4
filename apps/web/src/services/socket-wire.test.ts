import { beforeEach, expect, test, vi } from "vitest";
import { openWire } from "./socket-wire.ts";

const { wire, online } = vi.hoisted(() => {
  const wire = { connected: false, active: true, disconnect: vi.fn(() => wire), connect: vi.fn(() => wire) };
  const online: (() => void)[] = [];
  return { wire, online };
});
vi.mock("socket.io-client", () => ({ io: () => wire }));
vi.stubGlobal("addEventListener", (name: string, listener: () => void) => name === "online" && online.push(listener));

openWire();
const goOnline = () => {
  for (const listener of online) listener();
};

beforeEach(() => {
  vi.clearAllMocks();
});

test("a socket that waits for its next attempt tries at once when the network is back", () => {
  Object.assign(wire, { connected: false, active: true });
  goOnline();
  expect(wire.disconnect).toHaveBeenCalledBefore(wire.connect);
  expect(wire.connect).toHaveBeenCalledOnce();
});

test("a connected socket is left alone, and so is one that the page has closed", () => {
  for (const state of [
    { connected: true, active: true },
    { connected: false, active: false },
  ]) {
    Object.assign(wire, state);
    goOnline();
  }
  expect(wire.disconnect).not.toHaveBeenCalled();
  expect(wire.connect).not.toHaveBeenCalled();
});
