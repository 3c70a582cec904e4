import type { GameId } from "./catalog.ts";

/** Found by folder; only search asks for them. */
const all = import.meta.glob<readonly string[]>("./*/aliases.ts", { eager: true, import: "aliases" });

/** What else players call a game, in all languages at once: they type whichever comes to them. */
export function aliasesOf(id: GameId): readonly string[] {
  return all[`./${id}/aliases.ts`] ?? [];
}
