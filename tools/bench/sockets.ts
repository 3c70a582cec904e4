import { setTimeout as sleep } from "node:timers/promises";
import { deliveryOf } from "./delivery.ts";
import { atMost, count, type Figure, milliseconds, plain } from "./figure.ts";
import { HelperProcess } from "./helper-process.ts";
import type { Request } from "./load-questions.ts";
import { BET, TABLE, TICKET } from "./requests.ts";
import { latencyOf } from "./samples.ts";
import type { SocketQuestions } from "./socket-questions.ts";
import type { Stage } from "./stage.ts";
import { nextEvent, watchTable } from "./table-watch.ts";

const SOCKETS = 5_000;
const BETTORS = 1_000;
const BETS_PER_SECOND = 1_000;
/** Players at the table: so many that news of tickets go out as often as they can, ten times a second. */
const TICKETS = 100;
const LONGEST_MS = 60_000;
const SETTLE_MS = 1_500;

/** Events of a whole round on their way to 5,000 sockets while others bet. */
export async function measureSockets(stage: Stage): Promise<readonly Figure[]> {
  const { url, house, load } = stage;
  await stage.players(BETTORS);
  const before = await house.ask("memory", null);
  const clients = new HelperProcess<SocketQuestions>(new URL("./socket-process.ts", import.meta.url));
  try {
    await clients.ask("open", { url, tables: [TABLE], count: SOCKETS });
    await sleep(SETTLE_MS);
    const perSocket = ((await house.ask("memory", null)) - before) / SOCKETS / 1024;
    await load.ask("startOpen", { url, request: BET, perSecond: BETS_PER_SECOND, from: 0, to: BETTORS });
    await house.ask("published", null);
    await clients.ask("arrivals", null);
    await playRound(stage);
    const bets = await load.ask("stopOpen", null);
    await sleep(SETTLE_MS);
    const delivery = deliveryOf(await house.ask("published", null), await clients.ask("arrivals", null), SOCKETS);
    const { p50, p99 } = latencyOf(bets.map(({ tookMs }) => tookMs));
    return [
      plain(
        `round events to ${count(SOCKETS)} sockets, ${count(BETS_PER_SECOND)} bets/s beside: delivery p50`,
        milliseconds(delivery.p50),
      ),
      plain("  delivery p99", milliseconds(delivery.p99), "aim 150 ms; Socket.IO alone 53 ms"),
      plain("  events", count(delivery.events)),
      atMost("  deliveries missing", delivery.missing, 0, count),
      plain("  bets beside it: p50, p99", `${milliseconds(p50)}, ${milliseconds(p99)}`),
      plain("  memory per socket, objects and buffers", `${perSocket.toFixed(1)} KiB`),
    ];
  } finally {
    await clients.end();
  }
}

/** One round from its opening to its end, with tickets spread over its betting time. */
async function playRound({ url, load }: Stage): Promise<void> {
  const socket = await watchTable(url, TABLE);
  const { event } = await nextEvent(socket, "opened");
  const ended = nextEvent(socket, "ended");
  ended.catch(() => {
    // Told by the race below; it may lose before anybody waits for it.
  });
  const bettingMs = (event.round.closesAt ?? Date.now()) - Date.now();
  const requests = Array<Request>(TICKETS).fill(TICKET);
  await load.ask("burst", { url, connections: 1, requests, overMs: bettingMs * 0.8 });
  await Promise.race([ended, sleep(LONGEST_MS, null, { ref: false })]);
  socket.close();
}
