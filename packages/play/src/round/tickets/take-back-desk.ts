import { dependsOnBettors } from "@fairhouse/kernel/depends-on-bettors.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { balanceOf } from "../../commit/bet-store.ts";
import type { Draft } from "../../commit/draft.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "../../commit/job.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { Games } from "../../ports.ts";
import type { RoundRecords, TicketPlace } from "../round-records.ts";
import type { TableDoor } from "../table/table-door.ts";
import { submitOnRound } from "./round-command.ts";
import type { TicketAnswer } from "./ticket-desk.ts";

/** The refusal if the account changed since the ticket was read: perhaps the ticket is settled. */
const MOVED_ON: Refusal = { code: "busy" };
/** Reads of a ticket for one command, while other commands of its player come in between. */
const MAX_LOOKS = 8;

/** A ticket that was just taken back, for the driver of its table. */
export interface TakenBackTicket {
  readonly roundId: string;
  readonly player: string;
  readonly id: string;
}

/** Gives tickets back while betting is open; any server may do so. */
export class TakeBackDesk {
  readonly #commit: GroupCommit;
  readonly #records: RoundRecords;
  readonly #games: Games;

  constructor(parts: { commit: GroupCommit; records: RoundRecords; games: Games }) {
    this.#commit = parts.commit;
    this.#records = parts.records;
    this.#games = parts.games;
  }

  /**
   * Takes a ticket back. `doorOf` finds the door of a table that this house still has. `told` hears of a ticket after
   * the commit.
   */
  async takeBack(
    player: string,
    id: string,
    key: CommandKey,
    doorOf: (table: string) => TableDoor | undefined,
    told: (table: string, ticket: TakenBackTicket) => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    for (let looks = 1; ; looks++) {
      const place = await this.#records.place(id);
      if (place?.player !== player) return refuse({ code: "not_found" });
      const door = doorOf(place.table);
      await door?.find();
      const result = await this.#try(id, place, door, key, () =>
        told(place.table, { roundId: place.round, player, id }),
      );
      if (result.ok || result.refusal !== MOVED_ON || looks === MAX_LOOKS) return result;
    }
  }

  async #try(
    id: string,
    place: TicketPlace,
    door: TableDoor | undefined,
    key: CommandKey,
    told: () => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    let replayed = false;
    const run = (draft: Draft): Result<Done<TicketAnswer>, Refusal> => {
      const refusal = this.#refusal(place, door);
      if (refusal) return refuse(refusal);
      // Any settlement of a ticket adds an entry to its player's account, and the statement writes only if the account
      // is unchanged.
      if (draft.player.account.entries !== place.entries) return refuse(MOVED_ON);
      return giveBack(draft, id, place);
    };
    const replay = (known: KnownCommand) => {
      replayed = true;
      return this.#records.takenBack(known.bet);
    };
    const result = await submitOnRound(this.#commit, { player: place.player, key, run, replay }, () => door?.doubt());
    if (result.ok && !replayed) told();
    return result;
  }

  #refusal(place: TicketPlace, door: TableDoor | undefined): Refusal | null {
    const game = this.#games.version(place.game, place.game_version);
    if (game?.kind !== "round" || dependsOnBettors(game, place.bet)) return { code: "take_back_unavailable" };
    if (place.phase !== "betting" || door?.open?.round !== place.round) return { code: "round_closed" };
    return place.ended !== null ? { code: "ticket_settled" } : null;
  }
}

function giveBack(draft: Draft, id: string, place: TicketPlace): Result<Done<TicketAnswer>, Refusal> {
  const { stake, bet, round, fence } = place;
  const end = { stake, ended: "taken_back", leftAt: null, payout: stake } as const;
  draft.giveBack({ id, outcome: null, ...end }, place.created_at.getTime());
  draft.rounds.push({ round, phase: "betting", fence });
  const ticket = { id, roundId: round, bet, ...end, heldUntil: null };
  const balance = balanceOf(draft.player);
  const player = draft.player.id;
  return accept({
    bet: id,
    moves: 0,
    answer: { ticket, balance },
    // Not announced in the feed of settled bets: nothing was played.
    announcements: [
      { type: "balance", player, balance },
      { type: "ticket", player, ticket },
    ],
  });
}
