import { generateChain } from "@fairhouse/fairness/chain.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { expect, it, vi } from "vitest";
import { millInThread } from "./chain-mill.ts";

const root = sha256Hex("root");
const open = () => new AbortController();

it("makes the same chain that a browser computes from the same root", async () => {
  expect(await millInThread(root, 500, 20, open().signal)).toEqual(generateChain(root, 500, 20));
});

it("rejects an order that makes no chain", async () => {
  await expect(millInThread("xyz", 10, 5, open().signal)).rejects.toThrow("64 lower-case hex digits");
});

it("stops with the server, before or while it hashes", async () => {
  const closing = open();
  const long = millInThread(root, 1_000_000_000, 1_000_000, closing.signal);
  closing.abort(new Error("the server stops"));
  await expect(long).rejects.toThrow("the server stops");
  await expect(millInThread(root, 10, 5, closing.signal)).rejects.toThrow("the server stops");
});

it("makes the chain even while Node watches files and uses the ports of threads to report them", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  try {
    expect(await millInThread(root, 10, 5, open().signal)).toEqual(generateChain(root, 10, 5));
  } finally {
    vi.unstubAllEnvs();
  }
});
