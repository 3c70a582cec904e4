import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { ChainMill } from "@fairhouse/play/ports.ts";

/** What the thread is asked for. */
export interface ChainOrder {
  /** Secret: it travels in memory and is never printed. */
  readonly root: string;
  readonly length: number;
  readonly stride: number;
  /** Takes the chain. The thread's own port also carries what Node says there while it watches files. */
  readonly answer: MessagePort;
}

/** Chains are hashed by a thread of their own, so that a new house with many tables answers its first players at once. */
export const millInThread: ChainMill = async (root, length, stride, signal) => {
  signal.throwIfAborted();
  const { port1: chain, port2: answer } = new MessageChannel();
  const order: ChainOrder = { root, length, stride, answer };
  const worker = new Worker(new URL("./chain-mill-worker.ts", import.meta.url), {
    workerData: order,
    transferList: [answer],
  });
  try {
    return await new Promise<Chain>((resolve, reject) => {
      chain.once("message", resolve);
      worker.once("error", reject);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  } finally {
    chain.close();
    await worker.terminate();
  }
};
