import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Score } from "../odds-feed.ts";
import { EVENTS, type RecordedEvent } from "./recordings.ts";
import { type Edition, oddsAnswer, type StandInMoment, scoreAnswer } from "./stand-in-answers.ts";

/**
 * Faults to switch on: 429 with `Retry-After`, a key that is refused, JSON cut in its middle, a page instead of it, no answer
 * at all, scores in reverse order, a jump of the first event to come of each competition, prices that are ten minutes old,
 * final scores that are corrected by one for the home side.
 */
export type StandInFault =
  | "limited"
  | "refused"
  | "cut"
  | "page"
  | "hanging"
  | "reversed"
  | "jump"
  | "stale"
  | "corrected";

export interface StandIn {
  /** The base address, for the settings of the adapter. */
  readonly url: string;
  /** Answers with this fault from now on, instead of the one before; null ends it. */
  fail(kind: StandInFault | null): void;
  /** Ends an event with this score. @throws RangeError for an unknown key. */
  finish(key: string, score: Score): void;
  /** Begins the count of requests again, with so many credits. */
  refill(credits: number): void;
  close(): Promise<void>;
}

export interface StandInSettings {
  /** The moment around which all events lie is that of the start; later moments are those of the answers. */
  readonly now: () => Date;
  /** A free one by default. */
  readonly port?: number;
  /** Credits that are left at first. */
  readonly credits?: number;
  /** Returns the match of an event that is told of now; by default its only one, which ends when it is told to. */
  readonly editionOf?: (event: RecordedEvent) => Edition;
}

const MINUTE_MS = 60_000;

const RETRY_AFTER_SECONDS = 7;
const PLENTY = 100_000;
const COST_OF_SCORES = 2;

/** The answer to one request. */
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a server on this machine that answers like The Odds API, version 4, for tests and the demo. */
export async function startStandIn({ now, port = 0, credits = PLENTY, editionOf }: StandInSettings): Promise<StandIn> {
  const startedAt = now().getTime();
  const finals = new Map<string, Score>();
  const onlyEdition = ({ key, startsInMinutes }: RecordedEvent): Edition => ({
    digits: "",
    startsAt: new Date(startedAt + startsInMinutes * MINUTE_MS),
    final: finals.get(key) ?? null,
  });
  let fault: StandInFault | null = null;
  let granted = credits;
  let used = 0;
  let request = 0;

  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    if (fault === "hanging") return;
    request += 1;
    const url = new URL(incoming.url ?? "/", "http://stand-in");
    const cost = costOf(url);
    const hasCredits = granted - used >= cost;
    if (hasCredits) used += cost;
    const at = { now: now(), request };
    const momentOf: MomentOf = (event) => ({ ...at, edition: editionOf?.(event) ?? onlyEdition(event) });
    const answer = hasCredits ? answerOf(url, momentOf, fault) : USED_UP;
    const counts = {
      "x-requests-remaining": String(granted - used),
      "x-requests-used": String(used),
      "x-requests-last": String(hasCredits ? cost : 0),
    };
    response.writeHead(answer.status, { "content-type": "application/json", ...counts, ...answer.headers });
    response.end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a server on a port has an address");

  return {
    url: `http://127.0.0.1:${address.port}`,
    fail: (kind) => {
      fault = kind;
    },
    finish: (key, score) => {
      if (!EVENTS.some((event) => event.key === key)) throw new RangeError(`no event is called ${key}`);
      finals.set(key, score);
    },
    refill: (more) => {
      granted = more;
      used = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const USED_UP: Answer = {
  status: 401,
  body: JSON.stringify({ message: "Usage quota has been reached.", error_code: "OUT_OF_USAGE_CREDITS" }),
};

const PATH = /^\/v4\/sports\/(\w+)\/(odds|scores)$/;

function costOf(url: URL): number {
  const kind = PATH.exec(url.pathname)?.[2];
  if (kind === undefined) return 0;
  if (kind === "scores") return COST_OF_SCORES;
  return listed(url, "markets").length * listed(url, "regions").length;
}

function listed(url: URL, name: string): readonly string[] {
  return (url.searchParams.get(name) ?? "").split(",").filter((text) => text !== "");
}

type MomentOf = (event: RecordedEvent) => StandInMoment;

function answerOf(url: URL, momentOf: MomentOf, fault: StandInFault | null): Answer {
  if (fault === "limited") {
    const headers = { "retry-after": String(RETRY_AFTER_SECONDS) };
    return { status: 429, body: JSON.stringify({ error_code: "EXCEEDED_FREQ_LIMIT" }), headers };
  }
  if (fault === "refused" || !url.searchParams.get("apiKey")) {
    return { status: 401, body: JSON.stringify({ error_code: "INVALID_KEY" }) };
  }
  if (fault === "page") return { status: 200, body: "<!doctype html><title>Back soon</title>" };
  const list = listOf(url, momentOf, fault);
  if (list === null) return { status: 404, body: JSON.stringify({ error_code: "UNKNOWN_SPORT" }) };
  const body = JSON.stringify(list);
  return { status: 200, body: fault === "cut" ? body.slice(0, body.length / 2) : body };
}

function listOf(url: URL, momentOf: MomentOf, fault: StandInFault | null): readonly object[] | null {
  if (url.pathname === "/v4/sports") return [...new Set(EVENTS.map(({ sport }) => sport))].map((key) => ({ key }));
  const [, sport, kind] = PATH.exec(url.pathname) ?? [];
  const events = EVENTS.filter((event) => event.sport === sport).map((event) => ({ event, moment: momentOf(event) }));
  if (events.length === 0) return null;
  if (kind === "scores") return events.map(({ event, moment }) => scoreOf(event, moment, fault));
  const open = events.filter(({ moment: { edition } }) => edition.final === null);
  const next = open.find(({ moment: { edition, now } }) => edition.startsAt > now);
  return open.map(({ event, moment }) =>
    oddsAnswer(event, moment, { jumps: fault === "jump" && event === next?.event, isStale: fault === "stale" }),
  );
}

function scoreOf(event: RecordedEvent, moment: StandInMoment, fault: StandInFault | null): object {
  const { final, startsAt } = moment.edition;
  const finished = final !== null;
  const hasBegun = startsAt <= moment.now;
  const told = final ?? (hasBegun ? ([0, 0] as const) : null);
  const score: Score | null = finished && fault === "corrected" && told !== null ? [told[0] + 1, told[1]] : told;
  return scoreAnswer(event, moment, score, { finished, isReversed: fault === "reversed" });
}
