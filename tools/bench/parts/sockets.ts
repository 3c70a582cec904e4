import { setTimeout as sleep } from "node:timers/promises";
import { atMost, count, type Figure, milliseconds, none, plain, times } from "../figure.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import type { Published } from "../processes/house-questions.ts";
import type { Request } from "../processes/load-questions.ts";
import type { PlainQuestions } from "../processes/plain-questions.ts";
import type { SocketQuestions } from "../processes/socket-questions.ts";
import { BET, TABLE, TICKET } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";
import { nextEvent, watchTable } from "../table-watch.ts";
import { deliveryOf } from "./delivery.ts";

const SOCKETS = 5_000;
const BETTORS = 1_000;
const BETS_PER_SECOND = 1_000;
/** Players at the table: enough for news of tickets to go out as often as possible, ten times a second. */
const TICKETS = 100;
const LONGEST_MS = 60_000;
/** Limit, as a multiple of the time that the same events take by Socket.IO alone. */
const LIMIT = 3.5;
const SETTLE_MS = 1_500;

/** Measures events of a whole round on their way to 5,000 sockets while others bet. */
export async function measureSockets(stage: Stage): Promise<readonly Figure[]> {
  const sockets = stage.part(SOCKETS);
  const { published, delivery, bets, perSocket } = await deliverRound(stage, sockets);
  const alone = await plainDelivery(published, sockets);
  const perSecond = stage.part(BETS_PER_SECOND);
  return [
    plain(
      `round events to ${count(sockets)} sockets, ${count(perSecond)} bets/s beside: delivery p50`,
      milliseconds(delivery.p50),
    ),
    plain("  delivery p99", milliseconds(delivery.p99), `Socket.IO alone ${milliseconds(alone)}`),
    atMost("  against Socket.IO alone (aim 2.00×)", delivery.p99 / alone, LIMIT, times),
    plain("  events", count(delivery.events)),
    none("  deliveries missing", delivery.missing),
    plain("  bets beside it: p50, p99", `${milliseconds(bets.p50)}, ${milliseconds(bets.p99)}`),
    plain("  memory per socket, objects and buffers", `${perSocket.toFixed(1)} KiB`),
  ];
}

async function deliverRound(stage: Stage, sockets: number) {
  const { url, house, load } = stage;
  const bettors = stage.part(BETTORS);
  await stage.players(bettors);
  const before = await house.ask("memory", null);
  const clients = new HelperProcess<SocketQuestions>(new URL("../processes/socket-process.ts", import.meta.url));
  try {
    await clients.ask("open", { url, rooms: [`table:${TABLE}`], count: sockets });
    await sleep(SETTLE_MS);
    const perSocket = ((await house.ask("memory", null)) - before) / sockets / 1024;
    const perSecond = stage.part(BETS_PER_SECOND);
    await load.ask("startOpen", { url, request: BET, perSecond, from: 0, to: bettors });
    // In this order, an event between the two is not expected to arrive.
    await clients.ask("arrivals", null);
    await house.ask("published", null);
    await playRound(stage);
    const samples = await load.ask("stopOpen", null);
    await sleep(SETTLE_MS);
    const published = await house.ask("published", null);
    const delivery = deliveryOf(published, await clients.ask("arrivals", null), sockets);
    return { published, delivery, perSocket, bets: latencyOf(samples.map(({ tookMs }) => tookMs)) };
  } finally {
    await clients.end();
  }
}

/** Sends the same events to as many sockets by Socket.IO alone, while nobody bets. Answers the 99th percentile. */
async function plainDelivery(published: readonly Published[], sockets: number): Promise<number> {
  const plainServer = new HelperProcess<PlainQuestions>(new URL("../processes/plain-process.ts", import.meta.url));
  const clients = new HelperProcess<SocketQuestions>(new URL("../processes/socket-process.ts", import.meta.url));
  try {
    const { url } = await plainServer.ask("start", null);
    await clients.ask("open", { url, rooms: [`table:${TABLE}`], count: sockets });
    await sleep(SETTLE_MS);
    const sent = await plainServer.ask("replay", published);
    await sleep(SETTLE_MS);
    return deliveryOf(sent, await clients.ask("arrivals", null), sockets).p99;
  } finally {
    await clients.end();
    await plainServer.end();
  }
}

/** Plays one round from its opening to its end, with tickets spread over its betting time. */
async function playRound({ url, load, part }: Stage): Promise<void> {
  const socket = await watchTable(url, TABLE);
  const { event } = await nextEvent(socket, "opened");
  const ended = nextEvent(socket, "ended");
  ended.catch(() => {
    // The race below reports it; the promise may reject before anybody waits for it.
  });
  const bettingMs = (event.round.closesAt ?? Date.now()) - Date.now();
  const requests = Array<Request>(part(TICKETS)).fill(TICKET);
  await load.ask("burst", { url, connections: 1, requests, overMs: bettingMs * 0.8 });
  await Promise.race([ended, sleep(LONGEST_MS, null, { ref: false })]);
  socket.close();
}
