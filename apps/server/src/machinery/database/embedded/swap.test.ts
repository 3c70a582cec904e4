import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StartRefusal } from "../../start-refusal.ts";
import { refuseBesideMoved, swapIn } from "./swap.ts";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, cp: vi.fn(real.cp), rename: vi.fn(real.rename) };
});

const never = new AbortController().signal;
let dataDir: string;
let backup: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "fairhouse-swap-"));
  [dataDir, backup] = [join(folder, "data"), join(folder, "backup")];
  for (const [place, name] of [
    [dataDir, "current"],
    [backup, "backed-up"],
  ] as const) {
    await mkdir(join(place, "postgres"), { recursive: true });
    await writeFile(join(place, "postgres/PG_VERSION"), "18");
    await writeFile(join(place, "postgres", name), "");
  }
});
afterEach(() => rm(join(dataDir, ".."), { recursive: true, force: true }));

/** Lists the names in DATA_DIR, and everything in the database there. */
async function contents(): Promise<readonly string[]> {
  return (await readdir(dataDir, { recursive: true })).filter((name) => !name.endsWith("PG_VERSION")).sort();
}

test("a backup that cannot be moved to its place leaves the previous database in it", async () => {
  const { rename: move } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  vi.mocked(rename).mockImplementationOnce(move).mockRejectedValueOnce(new Error("EIO"));
  await expect(swapIn(dataDir, backup, never)).rejects.toThrow("EIO");
  expect(await contents()).toEqual(["postgres", "postgres/current"]);
});

test("a swap that is broken off while it copies changes nothing", async () => {
  const asked = new AbortController();
  vi.mocked(cp).mockImplementationOnce(async (from, to, options) => {
    await mkdir(String(to));
    asked.abort();
    await options?.filter?.(String(from), String(to));
  });
  await expect(swapIn(dataDir, backup, asked.signal)).rejects.toThrow("aborted");
  expect(await contents()).toEqual(["postgres", "postgres/current"]);
});

test("a swap can be undone", async () => {
  const swapped = await swapIn(dataDir, backup, never);
  expect(await contents()).toContain("postgres/backed-up");
  await swapped.undo();
  expect(await contents()).toEqual(["postgres", "postgres/current"]);
});

test("beside a database that was moved aside no empty one is begun, and one line says what to do", async () => {
  await refuseBesideMoved(dataDir);
  const swapped = await swapIn(dataDir, backup, never);
  await rename(join(dataDir, "postgres"), join(dataDir, "postgres.new-0123"));
  const refusal = await refuseBesideMoved(dataDir).catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  const kept = swapped.kept?.split("/").at(-1);
  expect(refusal?.message).toMatch(/^[^\n]+ postgres\.before-[^\n]+ and postgres\.new-0123 beside it[^\n]+$/);
  expect(refusal?.message).toContain(`rename ${kept} to postgres to have that database back`);
});
