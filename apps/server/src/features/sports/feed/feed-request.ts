import { FeedError } from "./odds-feed.ts";

/** Some hundred events of forty books each. */
const MOST_BYTES = 2 ** 22;
/** A feed that is asked too often, and does not say more, is left alone for this long. */
const DEFAULT_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/** An answer of status 200, whole. */
export interface FeedAnswer {
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Asks a feed once. The address may hold a key, so no error repeats it, nor a cause that might.
 * @param timeoutMs for the whole answer, its end included.
 * @throws FeedError
 */
export async function askFeed(url: URL, timeoutMs: number): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    // A key is given to the host that it was made for, not to one that it names.
    response = await fetch(url, { signal, redirect: "error", headers: { accept: "application/json" } });
  } catch (error) {
    throw new FeedError("unreachable", `the feed did not answer (${reasonOf(error)})`);
  }
  if (response.status !== 200) throw await refusalOf(response, signal);
  return { text: await wholeText(response, signal), headers: response.headers };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}

/** @throws FeedError if the body is cut, too long, slow or no UTF-8. */
async function wholeText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new FeedError("unreadable", `the answer has more than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError("unreachable", "the answer did not end in time");
    throw new FeedError("unreadable", "the answer was cut, or is no text");
  }
}

async function refusalOf(response: Response, signal: AbortSignal): Promise<FeedError> {
  const { status, headers } = response;
  const text = await wholeText(response, signal).catch(() => {
    // The status says enough.
    return "";
  });
  if (status === 429) return new FeedError("limited", "the feed was asked too often", retryAfter(headers));
  if (status === 401 && text.includes("OUT_OF_USAGE_CREDITS")) return usedUp();
  if (status === 401 || status === 403) return new FeedError("refused", `the feed refuses the key (${status})`);
  if (status >= 500 || status === 408) return new FeedError("unreachable", `the feed is out of order (${status})`);
  return new FeedError("unreadable", `the feed does not know the request (${status})`);
}

/** Returns the error of a feed whose requests are used up. They come back on a day that it does not tell. */
export function usedUp(): FeedError {
  return new FeedError("limited", "the requests of the feed are used up", LONGEST_WAIT_MS);
}

/** Reads `Retry-After` in seconds. A date is not read: it would take a clock. */
function retryAfter(headers: Headers): number {
  const text = headers.get("retry-after") ?? "";
  if (!/^\d{1,9}$/.test(text)) return DEFAULT_WAIT_MS;
  return Math.min(LONGEST_WAIT_MS, Math.max(1, Number(text)) * 1_000);
}
