import { join } from "node:path";
import { LogFiles, logsIn } from "./log-files.ts";

/** The logs of the house that are files on this server. */
export class PublishedLogs {
  readonly #folder: string;
  readonly #logs = new Map<number, LogFiles>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param folder has a folder for each log. */
  static async open(folder: string): Promise<PublishedLogs> {
    const logs = new PublishedLogs(folder);
    for (const n of await logsIn(folder)) await logs.files(n);
    return logs;
  }

  /** Returns the files of a log that has a published head; null for every other number. */
  log(n: number): LogFiles | null {
    const files = this.#logs.get(n);
    return files === undefined || files.published === null ? null : files;
  }

  /** Lists the numbers of the logs that are published here, in order. */
  get numbers(): readonly number[] {
    return [...this.#logs.keys()].filter((n) => this.log(n) !== null).sort((a, b) => a - b);
  }

  /** Returns the files of a log, whether anything of it is published here or not. */
  async files(n: number): Promise<LogFiles> {
    const files = this.#logs.get(n) ?? (await LogFiles.open(join(this.#folder, String(n))));
    this.#logs.set(n, files);
    return files;
  }

  /** Learns the head of a log that was published by somebody else who writes these files. */
  async learn(n: number, note: string): Promise<void> {
    (await this.files(n)).learn(note);
  }
}
