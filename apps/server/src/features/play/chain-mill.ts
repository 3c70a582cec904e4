import { Worker } from "node:worker_threads";
import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { ChainMill } from "@fairhouse/play/ports.ts";

/** What the thread is asked for. */
export interface ChainOrder {
  /** Secret: it travels in memory and is never printed. */
  readonly root: string;
  readonly length: number;
  readonly stride: number;
}

/** Chains are hashed by a thread of their own, so that a new house with many tables answers its first players at once. */
export const millInThread: ChainMill = async (root, length, stride, signal) => {
  signal.throwIfAborted();
  const order: ChainOrder = { root, length, stride };
  const worker = new Worker(new URL("./chain-mill-worker.ts", import.meta.url), { workerData: order });
  try {
    return await new Promise<Chain>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  } finally {
    await worker.terminate();
  }
};
