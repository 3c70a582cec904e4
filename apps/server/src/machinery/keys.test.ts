import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfigError } from "./config.ts";
import { keyFolder, loadKeys, readOrCreateSecret } from "./keys.ts";

vi.mock("node:fs/promises", { spy: true });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-keys-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a secret that is read while it is made is read whole, and is the same for everybody", async () => {
  for (let run = 0; run < 50; run++) {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(folder, `key-${run}`)));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(secrets).size).toBe(1);
  }
  // Nothing of those who came second is left.
  expect(await readdir(folder)).toHaveLength(50);
});

test("a start that is killed while it makes a secret leaves none", async () => {
  const { writeFile: write } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  const killed = Promise.withResolvers<void>();
  vi.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, "");
    killed.resolve();
    // Nothing of this start goes on.
    await new Promise(() => undefined);
  });
  void readOrCreateSecret(folder, "master.key");
  await killed.promise;
  expect(await readOrCreateSecret(folder, "master.key")).toMatch(/^[0-9a-f]{64}$/);
});

test("a secret that was broken off by an earlier version is named, and never taken for one", async () => {
  const first = await loadKeys(null, folder);
  expect(await loadKeys(null, folder)).toEqual(first);
  for (const content of ["", "\n", "ab".repeat(31)]) {
    await writeFile(join(keyFolder(folder), "master.key"), content);
    await expect(loadKeys(null, folder)).rejects.toThrow(ConfigError);
    await writeFile(join(keyFolder(folder), "database-password"), content);
    await expect(readOrCreateSecret(keyFolder(folder), "database-password")).rejects.toThrow("database-password");
  }
});
