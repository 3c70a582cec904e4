import { LeanSocket } from "../lean-socket.ts";
import { answerQuestions } from "./helper-process.ts";
import type { SocketQuestions } from "./socket-questions.ts";

// Opens thousands of sockets that note when each event reaches them.
const AT_ONCE = 50;
/** Arrival times by room and event. */
const arrivals = new Map<string, Map<number, number[]>>();

async function open({ url: address, rooms, count }: SocketQuestions["open"]["ask"]): Promise<null> {
  const url = new URL(address);
  const noters = rooms.map((room) => ({ room, note: noterOf(room) }));
  let opened = 0;
  const work = async () => {
    while (opened < count) {
      const at = noters[opened % noters.length];
      opened += 1;
      if (at !== undefined) await LeanSocket.watch(url, at.room, at.note);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return null;
}

function noterOf(room: string): (id: number) => void {
  const byId = new Map<number, number[]>();
  arrivals.set(room, byId);
  return (id) => {
    const at = performance.timeOrigin + performance.now();
    const known = byId.get(id);
    if (known === undefined) byId.set(id, [at]);
    else known.push(at);
  };
}

answerQuestions<SocketQuestions>({
  open,
  arrivals: () =>
    [...arrivals].flatMap(([room, byId]) => {
      const taken = [...byId].map(([id, at]) => ({ room, id, at: Float64Array.from(at) }));
      byId.clear();
      return taken;
    }),
});
