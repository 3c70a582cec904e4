import { createServer, type ServerResponse } from "node:http";
import { afterEach, expect, it, test } from "vitest";
import { askFeed } from "./feed-request.ts";

const KEY = "secret-key";
const LONG_MS = 60_000;
const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()));
});

/** Starts a server that answers like this, and returns its address with a key. */
async function serve(answer: (response: ServerResponse) => void): Promise<URL> {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closes.push(close);
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a server on a port has an address");
  return new URL(`http://127.0.0.1:${address.port}/v4?apiKey=${KEY}`);
}

/** Returns what an error tells to those who log it. */
async function failureOf(url: URL, timeoutMs = LONG_MS): Promise<Readonly<Record<string, unknown>>> {
  const error: unknown = await askFeed(url, timeoutMs).catch((caught: unknown) => caught);
  if (!(error instanceof Error)) throw new Error("a request was answered that should fail");
  for (const told of [error.message, error.stack, JSON.stringify(error)]) expect(told).not.toContain(KEY);
  expect(error.cause).toBeUndefined();
  return { ...error };
}

test("an answer is read whole, with its headers", async () => {
  const url = await serve((response) => {
    response.writeHead(200, { "x-requests-remaining": "41" });
    response.write("[1,");
    response.end("2]");
  });
  const { text, headers } = await askFeed(url, LONG_MS);
  expect([text, headers.get("x-requests-remaining")]).toEqual(["[1,2]", "41"]);
});

it.each([
  ["7", 7_000],
  ["0", 1_000],
  ["999999999", 3_600_000],
  ["Fri, 27 Nov 2026 12:00:00 GMT", 60_000],
  ["-5", 60_000],
  [undefined, 60_000],
])("429 with Retry-After %s waits %i ms", async (header, retryAfterMs) => {
  const url = await serve((response) => {
    response.writeHead(429, header === undefined ? {} : { "retry-after": header }).end("{}");
  });
  expect(await failureOf(url)).toMatchObject({ kind: "limited", retryAfterMs });
});

it.each([
  [401, '{"error_code":"INVALID_KEY"}', "refused"],
  [401, '{"error_code":"OUT_OF_USAGE_CREDITS"}', "limited"],
  [403, "", "refused"],
  [404, "{}", "unreadable"],
  [422, "{}", "unreadable"],
  [500, "oops", "unreachable"],
  [503, "", "unreachable"],
])("%i with %s is %s", async (status, body, kind) => {
  const url = await serve((response) => response.writeHead(status).end(body));
  expect(await failureOf(url)).toMatchObject({ kind });
});

test("a key follows no redirection", async () => {
  const other = await serve((response) => response.end("[]"));
  const url = await serve((response) => response.writeHead(302, { location: other.href }).end());
  expect(await failureOf(url)).toMatchObject({ kind: "unreachable" });
});

test("a server that is not there, or hangs before or in its answer, is unreachable", async () => {
  const gone = await serve((response) => response.end("[]"));
  await closes.pop()?.();
  expect(await failureOf(gone)).toMatchObject({ kind: "unreachable" });
  expect(await failureOf(await serve(() => {}), 50)).toMatchObject({ kind: "unreachable" });
  const half = await serve((response) => {
    response.writeHead(200);
    response.write("[1,");
  });
  expect(await failureOf(half, 500)).toMatchObject({ kind: "unreachable" });
});

test("an answer that is cut, no text, or too long is unreadable", async () => {
  const cut = await serve((response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("[1,");
    response.socket?.end();
  });
  expect(await failureOf(cut)).toMatchObject({ kind: "unreadable" });
  const binary = await serve((response) => response.end(Buffer.from([0x5b, 0xff, 0xfe, 0x5d])));
  expect(await failureOf(binary)).toMatchObject({ kind: "unreadable" });
  const endless = await serve((response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(2 ** 20, " ")));
    };
    response.on("drain", more);
    more();
  });
  expect(await failureOf(endless)).toMatchObject({ kind: "unreadable" });
});
