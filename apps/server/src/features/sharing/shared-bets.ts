import { entryOf } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import { betPicture } from "@fairhouse/games/shared/picture/bet-picture.ts";
import { hasResult } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { HouseParts } from "../../parts.ts";
import { readBetPage } from "../play/bets/bet-page.ts";
import { digitsOf } from "./digits.ts";
import { picturesOf } from "./game-pictures.ts";

type Parts = Pick<HouseParts, "pool" | "games" | "clock" | "config">;

/** A bet that the house itself shows to the world, with its game. */
export interface SharedBet {
  readonly page: BetPage;
  readonly game: CatalogEntry;
}

/**
 * Finds a bet as a stranger sees it, if it is over, was shown to the table, and its player does not hide. Null for
 * other bets, "missing" for an id that no bet has.
 */
export async function findSharedBet(parts: Parts, id: string): Promise<SharedBet | "missing" | null> {
  const page = await readBetPage(parts, id, null);
  if (page === null) return "missing";
  if (page.bet.player === null || !hasResult(page)) return null;
  const game = entryOf(page.bet.game);
  return game === undefined ? null : { page, game };
}

/** Draws its picture as SVG. */
export async function drawSharedBet({ config }: Pick<Parts, "config">, { page, game }: SharedBet): Promise<string> {
  const { still, arts } = await picturesOf(game.id);
  const digits = digitsOf(config);
  return betPicture({ page, game, house: config.houseName, digits, arts, still: still?.(page) ?? null });
}
