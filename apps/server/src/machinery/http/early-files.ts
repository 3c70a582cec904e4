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
 * @param html the page as it was built: the files that it names need no header.
 */
export async function readEarlyFiles(
  dist: string,
  html: string,
  pages: readonly SitePage[],
): Promise<(page: SitePage) => string | undefined> {
  const written = await readFile(join(dist, ".vite/manifest.json"), "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "{}";
    throw error;
  });
  const manifest = manifestSchema.parse(JSON.parse(written));
  const headers = new Map(pages.map((page) => [page, linkHeader(manifest, html, page.sources)]));
  return (page) => headers.get(page);
}

/** Returns scripts and styles of these sources without those that the page names itself. */
export function linkHeader(manifest: Manifest, html: string, sources: readonly string[]): string | undefined {
  const links = new Set<string>();
  for (const name of chunksOf(manifest, sources)) {
    const { file, css } = manifest[name] ?? { file: null, css: [] };
    if (file !== null && !html.includes(`/${file}"`)) links.add(`</${file}>; rel=modulepreload`);
    for (const style of css)
      if (!html.includes(`/${style}"`)) links.add(`</${style}>; rel=preload; as=style; crossorigin`);
  }
  return links.size === 0 ? undefined : [...links].join(", ");
}

/** Returns these chunks with all their static imports. */
function chunksOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached) for (const next of manifest[name]?.imports ?? []) reached.add(next);
  return reached;
}
