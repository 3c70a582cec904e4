import { readsBook, roundSeeds } from "@fairhouse/fairness/round-outcome.ts";
import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { shownLink } from "@fairhouse/play/round/end/unshown.ts";
import { readBook } from "@fairhouse/play/round/tickets/book.ts";
import { type SaltRow, saltColumns, saltFacts } from "@fairhouse/play/seed/chain-facts.ts";
import type { BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import type { ProofParts } from "../kind.ts";

export type RoundProof = Extract<BetProof, { table: string }>;

interface RoundProofRow extends SaltRow {
  id: string;
  table: string;
  number: number;
  game: string;
  game_version: number;
  link: number;
  revealed: string | null;
  phase: string;
  carry: unknown;
  outcome: unknown;
  round_opened_at: Date;
  closes_at: Date | null;
  shown_at: Date | null;
  interrupted: boolean;
  terminal_hash: string;
  salt: string;
}

/** Reads the proof of an existing round. Its result and its sources are included once it is over and shown. */
export async function readRoundProof(parts: ProofParts, id: string): Promise<RoundProof> {
  const now = parts.clock.now();
  const { rows } = await parts.pool.query<RoundProofRow>({
    name: "bet-round-proof",
    text: `select r.id, r."table", r.number, r.game, r.game_version, r.link, ${shownLink("$2")} as revealed, r.phase, r.carry, r.outcome,
        r.opened_at as round_opened_at, r.closes_at, r.shown_at, r.interrupted, c.terminal_hash, c.salt, ${saltColumns}
      from play_round r join play_chain c on c.id = r.chain where r.id = $1`,
    values: [id, new Date(now)],
  });
  const round = rows[0];
  const game = round && parts.games.version(round.game, round.game_version);
  if (!round || game?.kind !== "round") throw new Error(`no round ${id}`);
  const over = isOver(round, now);
  const mixed = over && round.phase === "settled" ? await readMixed(parts.pool, round, game) : nothing;
  return {
    seeding: game.seeding,
    table: round.table,
    round: round.number,
    roundId: id,
    closesAt: round.closes_at?.getTime() ?? null,
    terminalHash: round.terminal_hash,
    salt: round.salt,
    saltFacts: saltFacts(round),
    index: round.link,
    link: over ? round.revealed : null,
    outcome: over ? round.outcome : null,
    carry: round.carry,
    ...mixed,
    interrupted: round.interrupted,
    voided: round.phase === "voided",
  };
}

function isOver({ phase, shown_at: shownAt }: RoundProofRow, now: number): boolean {
  return (phase === "settled" || phase === "voided") && (shownAt === null || shownAt.getTime() <= now);
}

const nothing: Pick<RoundProof, "seeds" | "book"> = { seeds: [], book: [] };

/** Reads the seeds from which a settled round was mixed, and the book of a pot. */
async function readMixed(
  pool: Pool,
  round: RoundProofRow,
  game: AnyRoundGame,
): Promise<Pick<RoundProof, "seeds" | "book">> {
  if (game.seeding === "salted" || game.seeding === "stream") return nothing;
  const book = await readBook(pool, { id: round.id, openedAt: round.round_opened_at });
  const names = new Map(book.map(({ player, name }) => [player, name]));
  const seeds = roundSeeds(game.seeding, book);
  return {
    seeds: seeds.map(({ player, clientSeed }) => ({ seed: clientSeed, player: names.get(player) ?? null })),
    book: readsBook(game) ? book.map(({ id, bet }) => ({ id, bet })) : [],
  };
}
