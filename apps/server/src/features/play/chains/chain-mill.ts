import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { ChainMill } from "@fairhouse/play/ports.ts";

/** The order that the thread gets. */
export interface ChainOrder {
  /** Secret: it stays in memory and is never printed. */
  readonly root: string;
  readonly length: number;
  readonly stride: number;
  /** The port for the chain. On the thread's own port Node also reports the files that it watches. */
  readonly answer: MessagePort;
}

/** Hashes chains in a separate thread, so that a new house with many tables answers its first players at once. */
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
