import { registerHooks } from "node:module";

/** A piece of a module's source text, and its replacement. */
export interface Piece {
  /** Path below the checkout. */
  readonly module: string;
  /** Must occur in the module exactly once. */
  readonly find: string;
  readonly replace: string;
}

/**
 * Replaces pieces of source text of single modules when they are loaded. Each piece must occur exactly once: a
 * refactoring that moves it stops the process instead of silently disabling the plant.
 */
export function replaceAtLoad(pieces: readonly Piece[]): void {
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

/** @throws Error unless the piece occurs in the source exactly once. */
export function replaced(source: string, { module, find, replace }: Piece): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${module} has ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}
