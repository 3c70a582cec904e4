import { FeedError } from "./odds-feed.ts";

/**
 * Numbers of the fields that must not pass through floats. Within a text its quotes would be escaped, so that nothing else
 * matches but a foreign field whose name ends like these.
 */
const EXACT_NUMBER = /("(?:price|point|score)"\s*:\s*)(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=\s*[,}])/g;

/**
 * Parses JSON with prices, points and scores as their texts. They are quoted first: a reviver, which could tell the text of
 * each number, is called for every value, and takes seconds for a hostile answer of a million.
 * @throws FeedError if it is cut, or something else.
 */
export function parseWithTexts(json: string): unknown {
  try {
    return JSON.parse(json.replace(EXACT_NUMBER, '$1"$2"'));
  } catch (error) {
    // A list in a list in a list, and so on, is too deep for any parser: a RangeError.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    // Its message quotes the text, which belongs to somebody else.
    throw new FeedError("unreadable", "the answer is no JSON, or cut");
  }
}

/** The entries of a list that were read, and the names of those that could not be. */
export interface PartlyRead<Entry> {
  readonly entries: readonly Entry[];
  readonly unreadable: readonly string[];
}

/**
 * Reads the entries of a list one by one, so that one that cannot be read hides no other.
 * @param read returns the entry, null if it cannot be read, undefined if it says nothing.
 * @throws FeedError for an answer that is not a list.
 */
export function readEach<Entry extends { readonly key: string }>(
  json: string,
  most: number,
  read: (value: unknown) => Entry | null | undefined,
): PartlyRead<Entry> {
  const list = parseWithTexts(json);
  if (!Array.isArray(list)) throw new FeedError("unreadable", "the answer is no list");
  const entries = new Map<string, Entry>();
  const unreadable: string[] = [];
  for (const [place, value] of list.slice(0, most).entries()) {
    const entry = read(value);
    if (entry === undefined) continue;
    // Two entries by one name contradict each other, or add nothing.
    if (entry === null || entries.has(entry.key)) unreadable.push(nameOf(value, place));
    else entries.set(entry.key, entry);
  }
  return { entries: [...entries.values()], unreadable };
}

/** Returns the key if it looks like one, else the place: it stands in a log. */
function nameOf(value: unknown, place: number): string {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : `#${place}`;
}
