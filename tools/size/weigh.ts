import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { catalog } from "@fairhouse/games/catalog.ts";
import { type Budget, budgetsOf } from "./budgets.ts";
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

/** Every budget of the built site with what it weighs; null when the site is not built. */
export async function weighSite(): Promise<readonly WeighedBudget[] | null> {
  const page = await readBuilt("index.html");
  const manifest = await readBuilt(".vite/manifest.json");
  if (page === null || manifest === null) return null;
  const games = catalog.map(({ id }) => id);
  return Promise.all(budgetsOf(page, manifestSchema.parse(JSON.parse(manifest)), games).map(weigh));
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
