import { dependsOnBettors } from "@fairhouse/kernel/depends-on-bettors.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { TicketAnswer } from "@fairhouse/protocol/table.ts";
import { balanceOf } from "../../commit/bet-store.ts";
import type { Draft } from "../../commit/draft.ts";
import { submitGated } from "../../commit/gated-command.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "../../commit/job.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { Games } from "../../ports.ts";
import type { RoundRecords, TicketInRound } from "../round-records.ts";
import type { OpenRoundCache } from "../table/open-round-cache.ts";

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
   * Takes a ticket back. `openRoundOf` finds the open round of a table that this house still has. `told` hears of a
   * ticket after the commit.
   */
  async takeBack(
    player: string,
    id: string,
    key: CommandKey,
    openRoundOf: (table: string) => OpenRoundCache | undefined,
    told: (table: string, ticket: TakenBackTicket) => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    for (let looks = 1; ; looks++) {
      const ticket = await this.#records.whereIs(id);
      if (ticket?.player !== player) return refuse({ code: "not_found" });
      const openRound = openRoundOf(ticket.table);
      await openRound?.find();
      // The ticket was read just now, so another round than its own is older.
      if (ticket.phase === "betting" && openRound?.current?.id !== ticket.round) await openRound?.refresh();
      const result = await this.#try(id, ticket, openRound, key, () =>
        told(ticket.table, { roundId: ticket.round, player, id }),
      );
      if (result.ok || result.refusal !== MOVED_ON || looks === MAX_LOOKS) return result;
    }
  }

  async #try(
    id: string,
    ticket: TicketInRound,
    openRound: OpenRoundCache | undefined,
    key: CommandKey,
    told: () => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    let replayed = false;
    const run = (draft: Draft): Result<Done<TicketAnswer>, Refusal> => {
      if (openRound?.isKnown === false) return refuse(MOVED_ON);
      const refusal = this.#refusal(ticket, openRound);
      if (refusal) return refuse(refusal);
      // Any settlement of a ticket adds an entry to its player's account, and the statement writes only if the account
      // is unchanged.
      if (draft.player.account.entries !== ticket.entries) return refuse(MOVED_ON);
      // The table may have another driver since the ticket was read.
      return giveBack(draft, id, { ...ticket, fence: openRound?.current?.fence ?? ticket.fence });
    };
    const replay = (known: KnownCommand) => {
      replayed = true;
      return this.#records.takenBack(known.bet);
    };
    const result = await submitGated(this.#commit, { player: ticket.player, key, run, replay }, () =>
      openRound?.doubt(),
    );
    if (result.ok && !replayed) told();
    return result;
  }

  #refusal(ticket: TicketInRound, openRound: OpenRoundCache | undefined): Refusal | null {
    const game = this.#games.version(ticket.game, ticket.game_version);
    if (game?.kind !== "round" || dependsOnBettors(game, ticket.bet)) return { code: "take_back_unavailable" };
    if (ticket.phase !== "betting" || openRound?.current?.id !== ticket.round) return { code: "round_closed" };
    return ticket.ended !== null ? { code: "ticket_settled" } : null;
  }
}

function giveBack(draft: Draft, id: string, found: TicketInRound): Result<Done<TicketAnswer>, Refusal> {
  const { stake, bet, round, fence } = found;
  const end = { stake, ended: "taken_back", leftAt: null, payout: stake } as const;
  draft.giveBack({ id, outcome: null, ...end }, found.created_at.getTime());
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
