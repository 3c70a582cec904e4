import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { LogBroken } from "../files/log-broken.ts";
import type { LogSettings, StepDone } from "./log-steps.ts";

/** The order that the thread gets. */
export interface LogOrder {
  readonly databaseUrl: string;
  /** Secret, like the address of the database: both stay in memory and are never printed. */
  readonly settings: LogSettings;
  /** The port for questions. On the thread's own port Node also reports the files that it watches. */
  readonly questions: MessagePort;
}

export type LogQuestion = { readonly kind: "step"; readonly databaseUrl: string } | { readonly kind: "end" };
export type LogAnswer =
  | { readonly kind: "done"; readonly done: StepDone }
  | { readonly kind: "failed"; readonly why: string }
  /** The database contradicts what this server knows of the log. */
  | { readonly kind: "broken"; readonly why: string }
  | { readonly kind: "ended" };

/** A thread with the question that it was asked last. */
interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  resolve(answer: LogAnswer): void;
  reject(error: unknown): void;
}

/**
 * Continues the log in a thread of its own: a busy house has thousands of entries to encode a second, and bets must not wait
 * for them, nor the log for bets.
 */
export class LogThread {
  readonly #settings: LogSettings;
  #thread: Thread | null = null;

  constructor(settings: LogSettings) {
    this.#settings = settings;
  }

  /**
   * Makes one step. Only one may be on its way at a time.
   * @param databaseUrl current address of the database.
   * @throws LogBroken if the database contradicts what this server knows; Error if the step failed otherwise, or the thread
   * was lost: the next step has a new one.
   */
  async step(databaseUrl: string): Promise<StepDone> {
    const answer = await this.#ask(this.#thread ?? this.#begin(databaseUrl), { kind: "step", databaseUrl });
    if (answer.kind === "done") return answer.done;
    if (answer.kind === "broken") throw new LogBroken(answer.why);
    throw new Error(answer.kind === "failed" ? answer.why : "the thread of the log has ended");
  }

  /** Ends the thread. No step may be on its way. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === null) return;
    await this.#ask(thread, { kind: "end" });
    this.#thread = null;
    thread.port.close();
    await thread.worker.terminate();
  }

  #begin(databaseUrl: string): Thread {
    const { port1: port, port2: questions } = new MessageChannel();
    const order: LogOrder = { databaseUrl, settings: this.#settings, questions };
    const worker = new Worker(new URL("./log-thread-worker.ts", import.meta.url), {
      workerData: order,
      transferList: [questions],
    });
    const thread: Thread = { worker, port, resolve: () => undefined, reject: () => undefined };
    const lose = (error: unknown) => {
      if (this.#thread === thread) this.#thread = null;
      port.close();
      thread.reject(error);
    };
    port.on("message", (answer: LogAnswer) => thread.resolve(answer));
    worker.on("error", lose).on("exit", (code) => lose(new Error(`the thread of the log ended with ${code}`)));
    this.#thread = thread;
    return thread;
  }

  #ask(thread: Thread, question: LogQuestion): Promise<LogAnswer> {
    return new Promise((resolve, reject) => {
      Object.assign(thread, { resolve, reject });
      thread.port.postMessage(question);
    });
  }
}
