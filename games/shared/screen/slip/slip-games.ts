import { catalog } from "../../../catalog.ts";

type SlipGame = Extract<(typeof catalog)[number], { readonly kind: "external" }>;
export type SlipGameId = SlipGame["id"];

/** The games whose bets are slips, in the order of the navigation. */
export const slipGames: readonly SlipGame[] = catalog.filter((game) => game.kind === "external");

/** Returns the address of a game's page. */
export function pathOf(id: SlipGameId): string {
  const path = slipGames.find((game) => game.id === id)?.path;
  if (path === undefined) throw new Error(`${id} is not in the catalogue`);
  return path;
}
