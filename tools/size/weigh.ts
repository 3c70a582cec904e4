import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { catalog } from "@fairhouse/games/catalog.ts";
import { type Budget, budgetsOf, unbuiltOf } from "./budgets.ts";
import { manifestSchema } from "./manifest.ts";

const dist = resolve(fileURLToPath(import.meta.url), "../../../apps/web/dist");

interface WeighedFile {
  readonly file: string;
  /** Kilobytes (1,000 bytes) of gzip. */
  readonly kb: number;
}

export interface WeighedBudget extends Omit<Budget, "files"> {
  readonly totalKb: number;
  /** Largest first. */
  readonly files: readonly WeighedFile[];
}

export interface WeighedSite {
  readonly budgets: readonly WeighedBudget[];
  /** Games of the catalogue without a screen in the build, which are in no budget. */
  readonly unbuilt: readonly string[];
}

/**
 * Weighs every budget of the built site; null if the site is not built.
 * @throws Error if the build lacks more than games.
 */
export async function weighSite(): Promise<WeighedSite | null> {
  const page = await readBuilt("index.html");
  const text = await readBuilt(".vite/manifest.json");
  if (page === null || text === null) return null;
  const manifest = manifestSchema.parse(JSON.parse(text));
  const games = catalog.map(({ id }) => id);
  const unbuilt = unbuiltOf(manifest, games);
  const built = games.filter((game) => !unbuilt.includes(game));
  return { budgets: await Promise.all(budgetsOf(page, manifest, built).map(weigh)), unbuilt };
}

async function weigh({ files, ...budget }: Budget): Promise<WeighedBudget> {
  const weighed = await Promise.all(
    [...files].map(async (file) => ({
      file,
      kb: gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000,
    })),
  );
  weighed.sort((a, b) => b.kb - a.kb);
  return { ...budget, files: weighed, totalKb: weighed.reduce((sum, { kb }) => sum + kb, 0) };
}

async function readBuilt(file: string): Promise<string | null> {
  return readFile(join(dist, file), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}
