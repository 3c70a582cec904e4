import { mkdir, mkdtemp, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";

let folder: string;
let page: string;
let lock: string;
let before: string;

const fingerprint = () => fingerprintOf([join(folder, "web"), lock]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-sources-"));
  page = join(folder, "web/src/page.ts");
  lock = join(folder, "lock.json");
  await mkdir(join(folder, "web/src"), { recursive: true });
  await mkdir(join(folder, "web/dist"));
  await writeFile(page, "one");
  await writeFile(join(folder, "web/src/unused.ts"), "");
  await writeFile(lock, "{}");
  before = fingerprint();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a source that was replaced by an older file changes the fingerprint", async () => {
  const { atime, mtime } = await stat(page);
  const { mtime: changed } = await stat(join(folder, "web/src"));
  await writeFile(page, "two");
  // As tar and rsync leave them.
  await utimes(page, atime, mtime);
  await utimes(join(folder, "web/src"), changed, changed);
  expect(fingerprint()).not.toBe(before);
  await writeFile(page, "one");
  expect(fingerprint()).toBe(before);
});

test("a source that is deleted, renamed or moved changes the fingerprint, and so does another lock file", async () => {
  await rm(join(folder, "web/src/unused.ts"));
  const deleted = fingerprint();
  await rename(page, join(folder, "web/src/other.ts"));
  const renamed = fingerprint();
  await rename(join(folder, "web/src/other.ts"), join(folder, "web/other.ts"));
  const moved = fingerprint();
  await writeFile(lock, '{"version":2}');
  expect(new Set([before, deleted, renamed, moved, fingerprint()]).size).toBe(5);
});

test("times, the place of the checkout and what is built do not change the fingerprint", async () => {
  await utimes(page, 0, 0);
  await writeFile(join(folder, "web/dist/page.js"), "built");
  expect(fingerprint()).toBe(before);
  await rename(folder, `${folder}-moved`);
  folder = `${folder}-moved`;
  lock = join(folder, "lock.json");
  expect(fingerprint()).toBe(before);
});
