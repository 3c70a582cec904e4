import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { EntryError } from "@fairhouse/house-log/fields.ts";
import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { type LogReader, type SignedHead, signedHead } from "@fairhouse/transparency/log-reader.ts";
import { NoteError, parseVkey } from "@fairhouse/transparency/note.ts";
import { BadTile, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { consistencyProof, provesConsistency, type TreeHead } from "@fairhouse/transparency/tree.ts";

/** A smaller head, an old beat or a missing answer is a proxy's for so long. */
const STALE_MS = 2 * 60_000;

/** The newest head of a house's log that this browser has seen. */
export interface Seen {
  readonly n: number;
  readonly vkey: string;
  /** The signed note. */
  readonly note: string;
  /** When the house first told a smaller head than this one, in milliseconds since 1970; null if it does not. */
  readonly behindSince: number | null;
  /** When the house first did not show that its log continues this head, in milliseconds since 1970; null if it does. */
  readonly unansweredSince: number | null;
}

/**
 * Something that is wrong with the log of a house. `fork`: two signed heads that are not of one log. `back`: it has lost
 * entries. `gone`: a log is not served any more, or another key signs it. `withheld`: the house does not answer with what
 * would show that its log continues. `renewed`: the same of a house without a public
 * name, whose data may simply have been thrown away. `still`: nothing new is written. `broken`: a bet
 * is not in the log although the house has signed that it would be.
 */
export interface LogAlarm {
  readonly kind: "fork" | "back" | "gone" | "withheld" | "renewed" | "still" | "broken";
  /** Signed notes that prove it; of `broken`, receipts as JSON. */
  readonly notes: readonly string[];
}

/** A house's log as this browser reads it. */
export interface WatchedHouse {
  logs(): Promise<readonly HouseLog[]>;
  /** @param fresh true to go past the browser's cache, and past proxies. */
  reader(n: number, vkey: string, fresh: boolean): LogReader;
  /** Milliseconds since 1970 by the clock of the house. */
  now(): number;
}

export interface Watched {
  readonly seen: Seen | null;
  readonly alarm: LogAlarm | null;
}

/**
 * Compares the log of a house with what this browser has seen of it.
 * @throws what fetching throws, if the house answers nothing: then nothing is known.
 */
export async function watchLog(house: WatchedHouse, seen: Seen | null): Promise<Watched> {
  if (seen === null) return compare(house, null);
  const watched = await compare(house, seen).catch(async (error: unknown) => {
    // It must not help a house to withhold exactly what would convict it.
    return { seen, alarm: await withheld(house, seen, error) };
  });
  const kind = watched.alarm?.kind;
  if (kind !== "gone" && kind !== "withheld") return watched;
  const unansweredSince = seen.unansweredSince ?? house.now();
  const isOver = house.now() - unansweredSince >= STALE_MS;
  return { seen: { ...seen, unansweredSince }, alarm: isOver ? watched.alarm : null };
}

/** @throws the error of a look if the house answers nothing: this browser may be offline. */
async function withheld(house: WatchedHouse, seen: Seen, error: unknown): Promise<LogAlarm> {
  const logs = await house.logs().catch(() => {
    // Its newest head may be answered all the same.
    return null;
  });
  try {
    const { n, vkey } = logs?.at(-1) ?? seen;
    return alarm("withheld", seen.note, (await house.reader(n, vkey, true).head()).note);
  } catch (refusal) {
    if (logs === null && !(refusal instanceof NoteError)) throw error;
    return alarm("withheld", seen.note);
  }
}

async function compare(house: WatchedHouse, seen: Seen | null): Promise<Watched> {
  const logs = await house.logs();
  const newest = logs.at(-1);
  if (newest === undefined) return { seen, alarm: seen === null ? null : alarm("gone", seen.note) };
  let known = seen ?? (await firstSight(house, newest));
  for (const log of logs) {
    if (log.n < known.n) continue;
    if (log.n > known.n) {
      const next = await successor(house, known, log);
      if ("kind" in next) return { seen: known, alarm: next };
      known = next;
      continue;
    }
    if (log.vkey !== known.vkey) {
      if (!isNameless(known)) return { seen: known, alarm: alarm("gone", known.note) };
      return { seen: await firstSight(house, newest), alarm: alarm("renewed", known.note) };
    }
    const followed = await follow(house, known);
    known = followed.seen;
    if (followed.alarm !== null) return followed;
  }
  if (logs.every(({ n }) => n !== known.n)) return { seen: known, alarm: alarm("gone", known.note) };
  return { seen: known, alarm: await stillness(house, known) };
}

/** True for a log of a house without PUBLIC_URL: every such house has this name. */
export function isNameless({ vkey }: Pick<Seen, "vkey">): boolean {
  return vkey.startsWith("localhost/");
}

function alarm(kind: LogAlarm["kind"], ...notes: readonly string[]): LogAlarm {
  return { kind, notes };
}

async function firstSight(house: WatchedHouse, { n, vkey }: HouseLog): Promise<Seen> {
  const { note } = await house.reader(n, vkey, false).head();
  return { n, vkey, note, behindSince: null, unansweredSince: null };
}

type Followed = { readonly seen: Seen; readonly alarm: LogAlarm | null };

/** Checks that the newest head of a log continues the one that was seen. */
async function follow(house: WatchedHouse, seen: Seen): Promise<Followed> {
  const before = await signedHead(seen.note, parseVkey(seen.vkey));
  const head = await headOf(house, seen);
  if (head === null) return { seen, alarm: alarm("gone", seen.note) };
  if (head.checkpoint.size < before.checkpoint.size) {
    const behindSince = seen.behindSince ?? house.now();
    const isBack = house.now() - behindSince >= STALE_MS;
    return { seen: { ...seen, behindSince }, alarm: isBack ? alarm("back", seen.note, head.note) : null };
  }
  if (!(await isContinued(house, seen, before, head))) return { seen, alarm: alarm("fork", seen.note, head.note) };
  return { seen: { ...seen, note: head.note, behindSince: null, unansweredSince: null }, alarm: null };
}

/** Fetches the newest head; null if it is not signed by the key of its log. */
async function headOf(house: WatchedHouse, { n, vkey }: Pick<Seen, "n" | "vkey">): Promise<SignedHead | null> {
  try {
    return await house.reader(n, vkey, true).head();
  } catch (error) {
    if (error instanceof NoteError) return null;
    throw error;
  }
}

/** A tile that a proxy has damaged is fetched again before it counts. */
async function isContinued(
  house: WatchedHouse,
  { n, vkey }: Seen,
  before: SignedHead,
  head: SignedHead,
): Promise<boolean> {
  const [from, to] = [before.checkpoint, head.checkpoint];
  if (from.size === to.size) return sameBytes(from.root, to.root);
  for (const fresh of [false, true]) {
    try {
      const proof = await consistencyProof(from.size, to.size, house.reader(n, vkey, fresh).hashes(to.size));
      if (provesConsistency(from, to, proof)) return true;
    } catch (error) {
      if (!(error instanceof BadTile)) throw error;
    }
  }
  return false;
}

/** Checks that the first entry of the next log names a head of the one before that has all that was seen. */
async function successor(house: WatchedHouse, seen: Seen, { n, vkey }: HouseLog): Promise<Seen | LogAlarm> {
  const head = await headOf(house, { n, vkey });
  if (head === null) return alarm("gone", seen.note);
  const first = await firstEntry(house.reader(n, vkey, true), head.checkpoint);
  const last = await predecessorOf(first, seen);
  if (last === null) return alarm("gone", seen.note, head.note);
  const before = await signedHead(seen.note, parseVkey(seen.vkey));
  if (last.checkpoint.size < before.checkpoint.size) return alarm("back", seen.note, last.note);
  if (!(await isContinued(house, seen, before, last))) return alarm("fork", seen.note, last.note);
  return { n, vkey, note: head.note, behindSince: null, unansweredSince: null };
}

/** @throws BadTile if the house shows another one than it has signed. */
async function firstEntry(reader: LogReader, head: TreeHead): Promise<Uint8Array> {
  const [first = new Uint8Array()] = await reader.bundle(0, head.size);
  await reader.prove(first, 0, head);
  return first;
}

/**
 * Returns when a log began, as its first entry says, in milliseconds since 1970.
 * @throws NoteError or BadTile if the house does not show it; what fetching throws.
 */
export async function beganAt(house: WatchedHouse, { n, vkey }: Pick<HouseLog, "n" | "vkey">): Promise<number> {
  const reader = house.reader(n, vkey, false);
  const { checkpoint } = await reader.head();
  const first = decodeEntry(await firstEntry(reader, checkpoint));
  if (first.kind !== "house") throw new BadTile("the log does not begin with its house");
  return first.time;
}

async function predecessorOf(entry: Uint8Array, { vkey }: Seen): Promise<SignedHead | null> {
  try {
    const house = decodeEntry(entry);
    if (house.kind !== "house" || house.predecessor === null) return null;
    return await signedHead(house.predecessor, parseVkey(vkey));
  } catch (error) {
    if (error instanceof NoteError || error instanceof EntryError) return null;
    throw error;
  }
}

/** Tells whether the newest beat of a log is old. */
async function stillness(house: WatchedHouse, seen: Seen): Promise<LogAlarm | null> {
  // Its newest entries are not served at this moment.
  if (seen.behindSince !== null) return null;
  const beat = await beatOf(house, seen);
  return beat !== null && house.now() - beat > STALE_MS ? alarm("still", seen.note) : null;
}

/** Returns the time of the newest beat that a browser has seen, as `lastBeat`. */
export async function beatOf(house: WatchedHouse, { n, vkey, note }: Seen): Promise<number | null> {
  const { checkpoint } = await signedHead(note, parseVkey(vkey));
  return lastBeat(house.reader(n, vkey, false), checkpoint).catch((error: unknown) => {
    // A proxy may have damaged what this browser has kept of it.
    if (error instanceof BadTile) return lastBeat(house.reader(n, vkey, true), checkpoint);
    throw error;
  });
}

const BEAT = 2;

/**
 * Returns the time of the newest beat in the tree of a head, in milliseconds since 1970; without one that of the entry with
 * which the log begins, and null if that is not here.
 * @throws BadTile if the house shows other entries than it has signed: it must not help to make a beat up, or to hide all.
 */
export async function lastBeat(reader: LogReader, head: TreeHead): Promise<number | null> {
  for (let index = Math.ceil(head.size / TILE_WIDTH) - 1; index >= 0; index--) {
    // Other kinds may be of a later version of the house.
    const bundle = await reader.bundle(index, head.size);
    const place = bundle.findLastIndex(([kind]) => kind === BEAT);
    const last = bundle[place];
    if (last === undefined) continue;
    await reader.prove(last, TILE_WIDTH * index + place, head);
    return timeIn(last);
  }
  return head.size === 0 ? null : timeIn(await firstEntry(reader, head));
}

function timeIn(bytes: Uint8Array): number | null {
  const entry = decodeEntry(bytes);
  return entry.kind === "beat" || entry.kind === "house" ? entry.time : null;
}
