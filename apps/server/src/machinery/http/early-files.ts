import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isMissing } from "../missing.ts";
import type { SitePage } from "./pages.ts";

/** What Vite says of one chunk, as far as it is needed here. */
const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Tells what a page is going to load, as a Link header: the browser fetches it beside the first file instead of after having
 * run that. On a slow line this is worth a round trip for a page and two for a game.
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

/** Scripts and styles of these sources without those that every page names in its head. */
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

/** These chunks and everything that they import without waiting. */
function chunksOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached) for (const next of manifest[name]?.imports ?? []) reached.add(next);
  return reached;
}
