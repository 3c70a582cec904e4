import { join } from "node:path";
import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { keyFolder } from "../../../machinery/keys.ts";
import { writeDurably } from "../../../machinery/write-durably.ts";
import { LogBroken } from "./log-broken.ts";
import { type Head, headOf, logsIn, readText } from "./log-files.ts";

/**
 * The newest head of each log that this server knows, beside its keys: where nobody who puts a database back looks, and
 * outside of its backups. A head that is on its way to be published stands here first.
 */
export class Marks {
  readonly #folder: string;
  /** Ends when the last raise has ended: two that read before either writes could lower a mark. */
  #raising: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string, house: string) {
    this.#folder = join(keyFolder(dataDir), `log-${house}`);
  }

  /** @throws NoteError for a damaged mark. */
  async read(n: number): Promise<Head | null> {
    const note = await readText(join(this.#folder, String(n)));
    return note === null ? null : headOf(note);
  }

  /**
   * Keeps a head that is larger than the one that is kept; servers may share the folder.
   * @throws LogBroken for another head of the size that is kept.
   */
  raise(n: number, note: string): Promise<void> {
    const raised = this.#raising.then(() => this.#raise(n, note));
    this.#raising = Promise.allSettled([raised]);
    return raised;
  }

  async #raise(n: number, note: string): Promise<void> {
    const known = (await this.read(n))?.checkpoint;
    const { size, root } = headOf(note).checkpoint;
    if (known?.size === size && !sameBytes(known.root, root)) {
      throw new LogBroken(`two heads of ${size} entries were signed for log ${n}`);
    }
    if (known !== undefined && known.size >= size) return;
    await writeDurably(join(this.#folder, String(n)), note);
  }

  /** Returns the number of the newest log of which something is known; 0 if there is none. */
  async newest(): Promise<number> {
    return (await logsIn(this.#folder)).at(-1) ?? 0;
  }
}
