import { LeanSocket } from "../lean-socket.ts";
import { answerQuestions } from "./helper-process.ts";
import type { SocketQuestions } from "./socket-questions.ts";

// Opens thousands of sockets that note when each event reaches them.
const AT_ONCE = 50;
/** Arrival times by table and version. */
const arrivals = new Map<string, Map<number, number[]>>();

async function open({ url: address, tables, count }: SocketQuestions["open"]["ask"]): Promise<null> {
  const url = new URL(address);
  const noters = tables.map((table) => ({ table, note: noterOf(table) }));
  let opened = 0;
  const work = async () => {
    while (opened < count) {
      const at = noters[opened % noters.length];
      opened += 1;
      if (at !== undefined) await LeanSocket.watch(url, at.table, at.note);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return null;
}

function noterOf(table: string): (version: number) => void {
  const byVersion = new Map<number, number[]>();
  arrivals.set(table, byVersion);
  return (version) => {
    const at = performance.timeOrigin + performance.now();
    const known = byVersion.get(version);
    if (known === undefined) byVersion.set(version, [at]);
    else known.push(at);
  };
}

answerQuestions<SocketQuestions>({
  open,
  arrivals: () =>
    [...arrivals].flatMap(([table, byVersion]) => {
      const taken = [...byVersion].map(([version, at]) => ({ table, version, at: Float64Array.from(at) }));
      byVersion.clear();
      return taken;
    }),
});
