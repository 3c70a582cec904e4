import { Worker } from "node:worker_threads";
import { createTurns } from "../../machinery/queue.ts";

/** A picture takes some tenths of a second at most; one that takes this long never ends. */
const LONGEST_MS = 10_000;
/** The thread holds some 100 MB, which are freed if nobody shares for this long. */
const IDLE_MS = 60_000;
/** Limits on waiting pictures, of one address and of all. */
const MAX_WAITING_OF_ONE = 4;
const MAX_WAITING = 64;

/**
 * Makes PNG from SVG in a separate thread, one picture at a time: however many are requested, one core is busy with
 * them, and the players' requests never wait behind one. Addresses take turns, so that nobody's picture waits for all
 * those of another address.
 */
export class Rasteriser {
  readonly #enqueue = createTurns(1, MAX_WAITING_OF_ONE, MAX_WAITING);
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Draws a picture.
   * @param address of the client.
   * @throws AppError `busy` if too many wait, of this address or of all.
   */
  toPng(svg: string, address: string): Promise<Buffer> {
    return this.#enqueue(address, () => this.#draw(svg));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #draw(svg: string): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(new URL("./rasteriser-worker.ts", import.meta.url));
    try {
      const png = await answerOf(this.#worker, svg);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      return png;
    } catch (error) {
      // A thread that failed once is not used again: the next picture gets a new one.
      await this.close();
      throw error;
    }
  }
}

async function answerOf(worker: Worker, svg: string): Promise<Buffer> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`a picture took more than ${LONGEST_MS} ms`)), LONGEST_MS);
      const ended = (code: number) => reject(new Error(`the thread of pictures ended with ${code}`));
      const drawn = (png: Uint8Array) => resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      worker.once("message", drawn).once("error", reject).once("exit", ended);
      signal.addEventListener("abort", () => {
        clearTimeout(late);
        worker.off("message", drawn).off("error", reject).off("exit", ended);
      });
      worker.postMessage(svg);
    });
  } finally {
    settled.abort();
  }
}
