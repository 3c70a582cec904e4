import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

let parent = "";
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "make-folder-"));
});
afterAll(() => rm(parent, { recursive: true }));

test("missing folders are created, each with the mode, by several callers at once, and existing ones stay", async () => {
  const folder = join(parent, "a/b/c");
  await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700), makeFolder(join(parent, "a/b"), 0o700)]);
  await makeFolder(folder, 0o755);
  for (const made of ["a", "a/b", "a/b/c"]) expect((await stat(join(parent, made))).mode & 0o777).toBe(0o700);
});

test("a file is not a folder, and has none below it", async () => {
  const file = join(parent, "file");
  await writeFile(file, "");
  await expect(makeFolder(file)).rejects.toThrow("EEXIST");
  await expect(makeFolder(join(file, "below"))).rejects.toThrow("ENOTDIR");
});

test.runIf(existsSync("/proc/self"))("where no folder can be made, nothing is tried for ever", async () => {
  await expect(makeFolder("/proc/nope/keys")).rejects.toThrow("ENOENT");
});
