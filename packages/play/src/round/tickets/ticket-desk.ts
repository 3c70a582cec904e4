import type { AnyBet, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { dependsOnBettors } from "@fairhouse/kernel/depends-on-bettors.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { balanceOf } from "../../commit/bet-store.ts";
import type { Draft } from "../../commit/draft.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "../../commit/job.ts";
import { refuseBet } from "../../commit/player.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { StakeLimits } from "../../ports.ts";
import type { RoundRecords } from "../round-records.ts";
import { positionsOf, publicTicket } from "../table/public-ticket.ts";
import type { OpenDoor, TableDoor } from "../table/table-door.ts";
import { MAX_TICKETS_PER_PLAYER, type TableTickets } from "../table/table-tickets.ts";
import type { NotedTicket } from "../table/tally.ts";
import { submitOnRound } from "./round-command.ts";

export interface TicketAnswer {
  readonly ticket: OwnTicket;
  readonly balance: BalanceAfter;
}

const TOO_MANY: Refusal = { code: "bet_refused" };
/** Counts of a player's tickets for one bet, while other bets of theirs come in between. */
const MAX_COUNTS = 5;

/** A ticket that was just placed, for the driver of its table. */
export interface PlacedTicket extends NotedTicket {
  readonly roundId: string;
}

/** Takes bets on the open rounds of all tables; any server may do so. */
export class TicketDesk {
  readonly #commit: GroupCommit;
  readonly #records: RoundRecords;
  readonly #random: Random;
  readonly #limits: StakeLimits;

  constructor(parts: { commit: GroupCommit; records: RoundRecords; random: Random; limits: StakeLimits }) {
    this.#commit = parts.commit;
    this.#records = parts.records;
    this.#random = parts.random;
    this.#limits = parts.limits;
  }

  /** Places a bet that the game's own schema has accepted. `placed` hears of a new ticket after its commit. */
  async place(
    player: string,
    door: TableDoor,
    bet: AnyBet,
    key: CommandKey,
    placed: (ticket: PlacedTicket) => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    await door.find();
    // Tried even without an open round: a repeated key learns its first answer.
    const open = door.open;
    for (let counts = 0; ; counts++) {
      const result = await this.#tryToPlace(player, door, open, bet, key, placed);
      if (result.ok || result.refusal !== TOO_MANY || !open) return result;
      const maxTickets = mostTickets(open);
      if (door.tickets.isReached(player, open.round, maxTickets)) {
        return refuse({ ...TOO_MANY, details: { reason: "too_many_tickets", maxTickets } });
      }
      if (counts === MAX_COUNTS) return refuse({ code: "busy" });
      await door.tickets.count(player, open.round);
    }
  }

  async #tryToPlace(
    player: string,
    door: TableDoor,
    open: OpenDoor | null,
    bet: AnyBet,
    key: CommandKey,
    placed: (ticket: PlacedTicket) => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    const id = this.#random.uuid();
    let note: PlacedTicket | null = null;
    const run = (draft: Draft): Result<Done<TicketAnswer>, Refusal> => {
      const now = door.open;
      if (!open || now?.round !== open.round) return refuse({ code: "round_closed" });
      const done = this.#accept(draft, id, now, bet, door.tickets);
      if (done.ok) note = noteOf(draft, now.game, bet, done.value.answer.ticket);
      return done;
    };
    const replay = (known: KnownCommand) => this.#records.placed(known.bet);
    const result = await submitOnRound(this.#commit, { player, key, run, replay }, () => door.doubt());
    if (!result.ok) return result;
    const { ticket, balance } = result.value;
    door.tickets.note(player, ticket.roundId, balance.version);
    if (ticket.id === id && note) placed(note);
    return result;
  }

  #accept(
    draft: Draft,
    id: string,
    open: OpenDoor,
    bet: AnyBet,
    tickets: TableTickets,
  ): Result<Done<TicketAnswer>, Refusal> {
    const { game, round, fence } = open;
    // A round that outlived a new version of its rules goes by the old ones.
    if (!game.bet.safeParse(bet).success) return refuse({ code: "bet_refused", details: { reason: "old_rules" } });
    // Staff see more than others: a bettor who knows the link and whose seed is mixed could choose the outcome.
    if (draft.player.role !== "player" && dependsOnBettors(game, bet)) {
      return refuse({ code: "forbidden", details: { reason: "staff" } });
    }
    const reason = game.refuse(bet, open.carry);
    if (reason !== null) return refuse({ code: "bet_refused", details: { reason } });
    const stake = game.stake(bet);
    const refusal = refuseBet(draft.player, game, bet, this.#limits, draft.now);
    if (refusal) return refuse(refusal);
    if (!tickets.allow(draft.player.id, round, draft.player.account, mostTickets(open))) return refuse(TOO_MANY);
    draft.open({
      id,
      game: game.id,
      gameVersion: game.version,
      kind: "round",
      stake,
      payout: null,
      bet,
      outcome: null,
      nonce: null,
      round,
    });
    draft.rounds.push({ round, phase: "betting", fence });
    const ticket = { id, roundId: round, bet, stake, ended: null, leftAt: null, payout: null, heldUntil: null };
    const balance = balanceOf(draft.player);
    const player = draft.player.id;
    return accept({
      bet: id,
      moves: 0,
      answer: { ticket, balance },
      announcements: [
        { type: "balance", player, balance },
        { type: "ticket", player, ticket },
      ],
    });
  }
}

function mostTickets({ game }: OpenDoor): number {
  return game.ticketsPerPlayer ?? MAX_TICKETS_PER_PLAYER;
}

function noteOf(draft: Draft, game: AnyRoundGame, bet: AnyBet, { roundId, ...ticket }: OwnTicket): PlacedTicket {
  const { id: player, name, avatar, simulated } = draft.player;
  const shown = publicTicket(game, { ...ticket, bet, name, avatar, simulated });
  return { roundId, player, ticket: shown, positions: positionsOf(game, bet) };
}
