import { catalog } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Games } from "@fairhouse/play/ports.ts";

/** Loads the rules of every game of the catalogue, in all versions. The highest version takes new bets. */
export async function loadGames(): Promise<Games & { readonly ids: readonly string[] }> {
  const loaded = await Promise.all(catalog.map(async (entry) => [entry.id, await rulesOf(entry)] as const));
  const versions = new Map<string, AnyGame>();
  const latest = new Map<string, AnyGame>();
  for (const [id, byVersion] of loaded) {
    for (const game of Object.values(byVersion)) {
      versions.set(`${id} ${game.version}`, game);
      if (game.version > (latest.get(id)?.version ?? 0)) latest.set(id, game);
    }
  }
  return {
    ids: loaded.map(([id]) => id),
    latest: (id) => latest.get(id),
    version: (id, version) => versions.get(`${id} ${version}`),
  };
}
