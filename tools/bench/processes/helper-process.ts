import { type ChildProcess, fork } from "node:child_process";

/** Questions by name, each with its input and its answer. A type alias, because interfaces have no index signature. */
export type Questions = Record<string, { readonly ask: unknown; readonly answer: unknown }>;

interface Question {
  readonly number: number;
  readonly name: string;
  readonly ask: unknown;
}
type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };

/** A process beside this one that answers questions. */
export class HelperProcess<All extends Questions> {
  readonly #child: ChildProcess;
  readonly #open = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #asked = 0;

  /** `file` runs with the same Node.js; its own output goes to stderr, so that stdout holds only the table. */
  constructor(file: URL, flags: readonly string[] = []) {
    this.#child = fork(file, { serialization: "advanced", execArgv: [...flags], stdio: ["ignore", 2, 2, "ipc"] });
    // The cast is safe: both ends are compiled together.
    this.#child.on("message", (reply) => this.#take(reply as Reply));
    this.#child.on("exit", (code, signal) => this.#fail(new Error(`${file.pathname} ended with ${signal ?? code}`)));
  }

  ask<Name extends keyof All & string>(name: Name, ask: All[Name]["ask"]): Promise<All[Name]["answer"]> {
    this.#asked += 1;
    const question: Question = { number: this.#asked, name, ask };
    return new Promise((resolve, reject) => {
      this.#open.set(question.number, { resolve, reject });
      if (this.#child.connected) this.#child.send(question);
      else reject(new Error("the process has ended"));
    });
  }

  /** Ends the process after it has closed its resources. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      this.#child.once("exit", () => resolve());
      this.#child.disconnect();
    });
  }

  #take(reply: Reply): void {
    const waiting = this.#open.get(reply.number);
    this.#open.delete(reply.number);
    if ("error" in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.answer);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}

/**
 * Implements the other end: answers questions, several concurrently, until the parent disconnects; then runs `close`
 * and ends.
 */
export function answerQuestions<All extends Questions>(
  answers: {
    readonly [Name in keyof All]: (ask: All[Name]["ask"]) => Promise<All[Name]["answer"]> | All[Name]["answer"];
  },
  close: () => Promise<void> | void = () => undefined,
): void {
  process.on("message", async ({ number, name, ask }: Question) => {
    try {
      process.send?.({ number, answer: await answers[name]?.(ask) } satisfies Reply);
    } catch (error) {
      process.send?.({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on("disconnect", async () => {
    await close();
    process.exit(0);
  });
  // Ctrl-C reaches every process of the group; the parent decides when this one ends.
  process.on("SIGINT", () => undefined);
}
