import { DatabaseSync } from "node:sqlite";
import type { TreeHead } from "@fairhouse/transparency/tree.ts";

/** The newest checkpoint of a log that was signed. */
export interface Cosigned extends TreeHead {
  /** The signed note, with the signatures of the log and of the witness. */
  readonly note: string;
}

/** The checkpoints that a witness has signed, in a file that several processes may share. */
export class WitnessStore {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma busy_timeout = 5000;
      create table if not exists cosigned (origin text primary key, size integer not null, root blob not null, note text not null)`);
  }

  /** Returns what was signed last of a log; null if nothing was. */
  newest(origin: string): Cosigned | null {
    const row = this.#database.prepare("select size, root, note from cosigned where origin = ?").get(origin);
    if (row === undefined) return null;
    const { size, root, note } = row;
    if (typeof size !== "number" || !(root instanceof Uint8Array) || typeof note !== "string") {
      throw new Error(`what was signed of ${origin} cannot be read`);
    }
    return { size, root, note };
  }

  /**
   * Keeps a signed checkpoint, unless something else is against it.
   * @param refusal what is against it, seen from what was signed last, which nobody changes meanwhile; null if nothing is.
   */
  keep<Refusal>(origin: string, next: Cosigned, refusal: (newest: Cosigned | null) => Refusal | null): Refusal | null {
    this.#database.exec("begin immediate");
    try {
      const refused = refusal(this.newest(origin));
      if (refused === null) {
        this.#database
          .prepare("insert or replace into cosigned (origin, size, root, note) values (?, ?, ?, ?)")
          .run(origin, next.size, next.root, next.note);
      }
      this.#database.exec("commit");
      return refused;
    } catch (error) {
      this.#database.exec("rollback");
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}
