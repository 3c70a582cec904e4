import { workerData } from "node:worker_threads";
import { createPool, FOR_THREADS, redirect } from "../../../machinery/database/pool.ts";
import { LogBroken } from "../files/log-broken.ts";
import { LogSteps } from "./log-steps.ts";
import type { LogAnswer, LogOrder, LogQuestion } from "./log-thread.ts";

const { databaseUrl, settings, questions } = workerData as LogOrder;
const pool = createPool({
  url: databaseUrl,
  // One writes a pass, the other keeps the lease meanwhile.
  connections: FOR_THREADS,
  name: "fairhouse log",
  onIdleError: () => undefined,
});
let steps: LogSteps | null = null;

questions.on("message", async (question: LogQuestion) => {
  questions.postMessage(await answerTo(question));
});

async function answerTo(question: LogQuestion): Promise<LogAnswer> {
  try {
    if (question.kind === "end") {
      await pool.end();
      return { kind: "ended" };
    }
    // An embedded database that died comes back at another address.
    redirect(pool, question.databaseUrl);
    // A folder that cannot be read now may be readable at the next step.
    steps ??= await LogSteps.open(pool, settings);
    return { kind: "done", done: await steps.step() };
  } catch (error) {
    if (error instanceof LogBroken) return { kind: "broken", why: error.message };
    return { kind: "failed", why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
