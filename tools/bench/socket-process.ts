import { answerQuestions } from "./helper-process.ts";
import { LeanSocket } from "./lean-socket.ts";
import type { SocketQuestions } from "./socket-questions.ts";

// Thousands of sockets that note when each event reaches them.
const AT_ONCE = 50;
const arrivals = new Map<number, number[]>();

async function open({ url: address, table, count }: SocketQuestions["open"]["ask"]): Promise<null> {
  const url = new URL(address);
  let opened = 0;
  const work = async () => {
    while (opened < count) {
      opened += 1;
      await LeanSocket.watch(url, table, note);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return null;
}

function note(version: number): void {
  const at = performance.timeOrigin + performance.now();
  const known = arrivals.get(version);
  if (known === undefined) arrivals.set(version, [at]);
  else known.push(at);
}

answerQuestions<SocketQuestions>({
  open,
  arrivals: () => {
    const taken = [...arrivals].map(([version, at]) => ({ version, at: Float64Array.from(at) }));
    arrivals.clear();
    return taken;
  },
});
