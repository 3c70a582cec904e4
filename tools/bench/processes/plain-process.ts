import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Server } from "socket.io";
import { answerQuestions } from "./helper-process.ts";
import type { Published } from "./house-questions.ts";
import type { PlainQuestions } from "./plain-questions.ts";

// Socket.IO with the house's settings and nothing behind it: the cost of delivery for anyone who uses it.
const http = createServer();
const io = new Server(http, { transports: ["websocket"], serveClient: false, perMessageDeflate: false });
io.on("connection", (socket) => {
  socket.on("watch", (room: string, answer: (watching: boolean) => void) => {
    socket.join(room);
    answer(true);
  });
});

async function start(): Promise<{ url: string }> {
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}` };
}

async function replay(events: readonly Published[]): Promise<readonly Published[]> {
  const startedAt = performance.now();
  const first = events[0]?.at ?? 0;
  const sent: Published[] = [];
  for (const published of events) {
    const waitMs = published.at - first - (performance.now() - startedAt);
    if (waitMs > 0) await sleep(waitMs);
    const at = performance.timeOrigin + performance.now();
    io.to(published.room).emit(...published.message);
    sent.push({ ...published, at });
  }
  return sent;
}

answerQuestions<PlainQuestions>({ start, replay }, async () => {
  await io.close();
});
