import type { GameId } from "./catalog.ts";

/** Collected by folder; only search uses them. */
const all = import.meta.glob<readonly string[]>("./*/aliases.ts", { eager: true, import: "aliases" });

/** Lists what else players call a game, in all languages at once, since players type whichever name comes to mind. */
export function aliasesOf(id: GameId): readonly string[] {
  return all[`./${id}/aliases.ts`] ?? [];
}
