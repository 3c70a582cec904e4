import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isMissing } from "../missing.ts";
import type { SitePage } from "./pages.ts";

/** The needed part of Vite's description of a chunk. */
const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Announces the files that a page will load, as a Link header: the browser fetches them beside the first file instead
 * of after having run it. On a slow connection this saves a round trip for a page and two for a game.
 * @param dist folder of the built site; without a manifest in it no page has such a header.
 */
export async function readEarlyFiles(
  dist: string,
  pages: readonly SitePage[],
): Promise<(page: SitePage) => string | undefined> {
  const written = await readFile(join(dist, ".vite/manifest.json"), "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "{}";
    throw error;
  });
  const manifest = manifestSchema.parse(JSON.parse(written));
  const headers = new Map(pages.map((page) => [page, linkHeader(manifest, page.sources)]));
  return (page) => headers.get(page);
}

/** Returns scripts and styles of these sources without those that every page names in its head. */
export function linkHeader(manifest: Manifest, sources: readonly string[]): string | undefined {
  const links = new Set<string>();
  const everywhere = chunksOf(manifest, ["index.html"]);
  for (const name of chunksOf(manifest, sources)) {
    const found = manifest[name];
    if (found === undefined || everywhere.has(name)) continue;
    links.add(`</${found.file}>; rel=modulepreload`);
    for (const style of found.css) links.add(`</${style}>; rel=preload; as=style; crossorigin`);
  }
  return links.size === 0 ? undefined : [...links].join(", ");
}

/** Returns these chunks with all their static imports. */
function chunksOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached) for (const next of manifest[name]?.imports ?? []) reached.add(next);
  return reached;
}
