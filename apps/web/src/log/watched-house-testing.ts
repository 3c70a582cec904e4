import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { LogReader } from "@fairhouse/transparency/log-reader.ts";
import { ED25519, formatNote, formatVkey, parseVkey, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { someSigner, tileOf } from "@fairhouse/transparency/testing.ts";
import { encodeBundle, parseTilePath, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import type { WatchedHouse } from "./watch.ts";

export const START = 1_795_806_964_759;

export const beat = (time: number) => encodeEntry({ kind: "beat", time });
export const beats = (count: number, from = START) => Array.from({ length: count }, (_, i) => beat(from + i));

/** The first entry of the second log. */
export const houseEntry = (predecessor: string | null) =>
  encodeEntry({
    kind: "house",
    origin: "house.example/log/2",
    name: "House",
    software: "fairhouse",
    after: 0,
    time: START,
    predecessor,
    reason: null,
  });

/** A house for tests that shows whatever logs it is given, and signs them. */
export class MadeHouse implements WatchedHouse {
  time = START;
  /** The entries of each log, as the house shows them. */
  shown: Uint8Array[][] = [beats(300)];
  /** Answers that a proxy gives instead, each once. */
  readonly spoiled = new Map<string, Uint8Array>();
  /** Returns what the house answers instead, and throws what a browser throws that gets no answer. */
  answer: (n: number, path: string) => Uint8Array | null = () => null;
  readonly signers: Signer[];

  private constructor(signers: Signer[]) {
    this.signers = signers;
  }

  static async open(): Promise<MadeHouse> {
    return new MadeHouse([
      await someSigner("house.example/log/1", ED25519),
      await someSigner("house.example/log/2", ED25519),
    ]);
  }

  async noteOf(n: number, size = this.shown[n - 1]?.length ?? 0): Promise<string> {
    const signer = this.signers[n - 1];
    if (signer === undefined) throw new Error(`no log ${n}`);
    const root = rootOfLeaves((this.shown[n - 1] ?? []).slice(0, size).map(leafHash));
    const text = formatCheckpoint({ origin: signer.key.name, size, root, extensions: [] });
    return formatNote({ text, signatures: [await signNote(text, signer)] });
  }

  async logs(): Promise<readonly HouseLog[]> {
    this.answer(0, "log");
    return this.shown.map((entries, place) => {
      const key = this.signers[place]?.key;
      if (key === undefined) throw new Error("no key");
      return { n: place + 1, origin: key.name, vkey: formatVkey(key), size: entries.length, ended: null };
    });
  }

  reader(n: number, vkey: string): LogReader {
    return new LogReader((path) => this.#fetched(n, path), parseVkey(vkey));
  }

  now(): number {
    return this.time;
  }

  async #fetched(n: number, path: string): Promise<Uint8Array> {
    const instead = this.answer(n, path) ?? this.spoiled.get(path);
    this.spoiled.delete(path);
    if (instead !== undefined) return instead;
    if (path === "checkpoint") return new TextEncoder().encode(await this.noteOf(n));
    const tile = parseTilePath(path);
    const entries = this.shown[n - 1] ?? [];
    if (tile === null) throw new Error(path);
    if (tile.level !== "entries") return tileOf(entries.map(leafHash), tile);
    return encodeBundle(entries.slice(TILE_WIDTH * tile.index, TILE_WIDTH * tile.index + tile.width));
  }
}
