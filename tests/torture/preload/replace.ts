import { registerHooks } from "node:module";

/**
 * Replaces pieces of source text of single modules when they are loaded. Each piece must be there exactly once: a refactoring
 * that moves it stops the process instead of disabling the plant in silence.
 */
export function replaceAtLoad(pieces: readonly { module: string; find: string; replace: string }[]): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const path = url.split("?")[0] ?? url;
      const mine = pieces.filter(({ module }) => path.endsWith(`/${module}`));
      if (mine.length === 0) return loaded;
      return { ...loaded, source: mine.reduce(replaced, String(loaded.source)) };
    },
  });
}

/** @throws Error unless the piece stands in the source exactly once. */
export function replaced(
  source: string,
  { module, find, replace }: { module: string; find: string; replace: string },
): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${module} has ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}
