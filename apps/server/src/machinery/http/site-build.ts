import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { checkout } from "../config.ts";
import { isMissing } from "../missing.ts";
import { fingerprintOf } from "./fingerprint.ts";

const web = join(checkout, "apps/web");
const dist = join(web, "dist");
/** The fingerprint of the sources. Written last: a build that was killed half-way is repeated. */
const stamp = join(dist, ".built");
/** Everything that ends up in the browser. */
const sources = ["apps/web", "packages", "games", "package-lock.json"].map((path) => join(checkout, path));
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this size the headers weigh more than compression saves. */
const SMALLEST_BYTES = 1024;

/**
 * Builds the site unless it was built from these very sources. A house without the folder of the site serves the API
 * alone.
 */
export async function buildSiteIfChanged(say: (text: string) => void): Promise<void> {
  if (!existsSync(join(web, "index.html"))) return;
  const built = await readFile(stamp, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const sourcesNow = fingerprintOf(sources);
  if (built === sourcesNow) return;
  say("Building the site …");
  await runVite();
  await compressAll();
  await writeFile(stamp, sourcesNow);
}

async function runVite(): Promise<void> {
  const library = createRequire(join(web, "package.json")).resolve("vite/package.json");
  const child = spawn(process.execPath, [join(dirname(library), "bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("exit", done);
  });
  if (code !== 0) throw new Error("the site could not be built; see above");
}

/** Compresses all files once, so that no request pays for it; in parallel, on all cores. */
async function compressAll(): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  await Promise.all(names.filter((name) => COMPRESSED.test(name)).map((name) => compress(join(dist, name))));
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < SMALLEST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
