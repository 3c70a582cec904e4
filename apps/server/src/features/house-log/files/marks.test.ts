import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { formatNote } from "@fairhouse/transparency/note.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LogBroken } from "./log-broken.ts";
import { Marks } from "./marks.ts";

let folder: string;
let marks: Marks;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-marks-"));
  marks = new Marks(folder, "house");
});
afterEach(() => rm(folder, { recursive: true }));

function note(size: number, tree = 1): string {
  const text = formatCheckpoint({
    origin: "localhost/log/1",
    size,
    root: leafHash(Uint8Array.of(tree)),
    extensions: [],
  });
  return formatNote({ text, signatures: [{ name: "localhost/log/1", id: "01020304", bytes: new Uint8Array(64) }] });
}

test("a mark is never lowered, whatever is raised at once", async () => {
  await Promise.all([3, 9, 8, 4].map((size) => marks.raise(1, note(size))));
  expect((await marks.read(1))?.checkpoint.size).toBe(9);
});

test("a second head of a size is refused, and the next head is kept all the same", async () => {
  await marks.raise(1, note(5));
  const raised = await Promise.allSettled([marks.raise(1, note(5, 2)), marks.raise(1, note(6))]);
  expect(raised).toMatchObject([{ status: "rejected", reason: expect.any(LogBroken) }, { status: "fulfilled" }]);
  expect((await marks.read(1))?.note).toBe(note(6));
});
