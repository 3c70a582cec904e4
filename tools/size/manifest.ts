import { z } from "zod";

/** Vite's description of one chunk, as far as it is needed here. */
const chunk = z.object({
  file: z.string(),
  /** Chunks that load with it. */
  imports: z.array(z.string()).default([]),
  /** Chunks that it may load later. */
  dynamicImports: z.array(z.string()).default([]),
});

/**
 * `.vite/manifest.json` of a build: chunks by the name of their source, or their own name if they have no single
 * source.
 */
export const manifestSchema = z.record(z.string(), chunk);
export type Manifest = z.infer<typeof manifestSchema>;

/** The scripts that a page names in its head, in order: its entry and preloaded files. */
export function scriptsOf(page: string): readonly string[] {
  const tags = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = /\b(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1];
    return address === undefined ? [] : [address];
  });
}

/**
 * The JavaScript files that load with these sources: their own chunks and everything that those import.
 * @throws Error if the build has no chunk for one of them.
 */
export function filesOf(manifest: Manifest, sources: Iterable<string>): ReadonlySet<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    const found = manifest[source];
    if (found === undefined)
      throw new Error(`the build has no chunk for ${source}: is it older than that file? npm run build makes it anew`);
    if (found.file.endsWith(".js")) files.add(found.file);
    for (const name of found.imports) visit(name);
  };
  for (const source of sources) visit(source);
  return files;
}

/** The source whose chunk is this file. */
export function sourceOf(manifest: Manifest, file: string): string | undefined {
  return Object.keys(manifest).find((source) => manifest[source]?.file === file);
}
