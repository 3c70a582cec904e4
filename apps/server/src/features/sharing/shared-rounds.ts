import { entryOf } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import { type RoundPictureFacts, roundPicture } from "@fairhouse/games/shared/picture/round-picture.ts";
import type { RoundName } from "@fairhouse/protocol/round-name.ts";
import type { HouseParts } from "../../parts.ts";
import { readRoundFacts } from "../play/kinds/round/round-page.ts";
import { digitsOf } from "./digits.ts";
import { picturesOf } from "./game-pictures.ts";

type Parts = Pick<HouseParts, "pool" | "games" | "clock" | "config">;

/** A round that is over and was shown, with its game. */
export interface SharedRound {
  readonly round: RoundPictureFacts["round"];
  readonly game: CatalogEntry;
}

/** Finds a round that has a result to show; null for other rounds, "missing" for one that was never opened. */
export async function findSharedRound(parts: Parts, name: RoundName): Promise<SharedRound | "missing" | null> {
  const facts = await readRoundFacts(parts, name);
  if (facts === null) return "missing";
  const game = entryOf(facts.game.id);
  if (game === undefined || facts.proof.outcome === null) return null;
  return { round: { ...facts, ...(await readTotals(parts, facts.proof.roundId)) }, game };
}

/** Draws its picture as SVG. */
export async function drawSharedRound({ config }: Pick<Parts, "config">, shared: SharedRound): Promise<string> {
  const { round, game } = shared;
  const { round: drawn, arts } = await picturesOf(game.id);
  const still = drawn?.(round.proof) ?? null;
  return roundPicture({ round, game, house: config.houseName, digits: digitsOf(config), arts, still });
}

async function readTotals(
  { pool }: Pick<Parts, "pool">,
  round: string,
): Promise<Pick<SharedRound["round"], "ticketCount" | "ticketTotal">> {
  const { rows } = await pool.query<{ count: number; total: number }>({
    name: "shared-round-totals",
    text: `select count(*) as count, coalesce(sum(stake), 0)::bigint as total from play_bet
      where round = $1 and ended is distinct from 'taken_back'`,
    values: [round],
  });
  return { ticketCount: rows[0]?.count ?? 0, ticketTotal: rows[0]?.total ?? 0 };
}
