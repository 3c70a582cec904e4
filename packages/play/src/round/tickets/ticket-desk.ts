import type { AnyBet } from "@fairhouse/kernel/any-game.ts";
import { dependsOnBettors } from "@fairhouse/kernel/depends-on-bettors.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { TicketAnswer } from "@fairhouse/protocol/table.ts";
import { balanceOf } from "../../commit/bet-store.ts";
import type { Draft } from "../../commit/draft.ts";
import { submitGated } from "../../commit/gated-command.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "../../commit/job.ts";
import { refuseBet, stakeNeeds } from "../../commit/player.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { StakeLimits } from "../../ports.ts";
import type { OpenRound } from "../round.ts";
import type { RoundRecords } from "../round-records.ts";
import type { OpenRoundCache } from "../table/open-round-cache.ts";
import { type PlacedTicket, placedTicket } from "../table/public-ticket.ts";
import { MAX_TICKETS_PER_PLAYER, type TableTickets } from "../table/table-tickets.ts";

/** The refusal of a player who may have too many tickets, as far as is known: the database counts them. */
const PERHAPS_TOO_MANY: Refusal = { code: "bet_refused" };
/** The refusal of a bet that met a change of drivers or of rounds: it is not known here if its round is still open. */
const UNKNOWN: Refusal = { code: "busy" };
/** Counts of a player's tickets for one bet, while other bets of theirs come in between, and looks for its round. */
const MAX_TRIES = 6;

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
    openRound: OpenRoundCache,
    bet: AnyBet,
    key: CommandKey,
    placed: (ticket: PlacedTicket) => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    await openRound.find();
    const { tickets } = openRound;
    let round = openRound.current;
    for (let tries = 1; ; tries++) {
      // Tried even without an open round: a repeated key learns its first answer.
      const result = await this.#tryToPlace(player, openRound, round, bet, key, placed);
      if (result.ok) return result;
      const { refusal } = result;
      if (refusal === PERHAPS_TOO_MANY && round) {
        const maxTickets = mostTickets(round);
        if (tickets.isReached(player, round.id, maxTickets)) {
          return refuse({ ...PERHAPS_TOO_MANY, details: { reason: "too_many_tickets", maxTickets } });
        }
        if (tries === MAX_TRIES) return refuse({ code: "busy" });
        await tickets.count(player, round.id);
      } else if (refusal === UNKNOWN && tries < MAX_TRIES) {
        await openRound.find();
        round ??= openRound.current;
      } else return result;
    }
  }

  /** Places a bet in this round, and in no later one. */
  async #tryToPlace(
    player: string,
    openRound: OpenRoundCache,
    round: OpenRound | null,
    bet: AnyBet,
    key: CommandKey,
    placed: (ticket: PlacedTicket) => void,
  ): Promise<Result<TicketAnswer, Refusal>> {
    const id = this.#random.uuid();
    let written: PlacedTicket | null = null;
    const run = (draft: Draft): Result<Done<TicketAnswer>, Refusal> => {
      if (!openRound.isKnown) return refuse(UNKNOWN);
      const now = openRound.current;
      if (!round || now?.id !== round.id) return refuse({ code: "round_closed" });
      const refusal = this.#refusal(draft, now, bet, openRound.tickets);
      if (refusal) return refuse(refusal);
      const done = writeTicket(draft, id, now, bet);
      const { name, avatar, simulated } = draft.player;
      written = placedTicket(now, { ...done.answer.ticket, bet, player, name, avatar, simulated });
      return accept(done);
    };
    const replay = (known: KnownCommand) => this.#records.placed(known.bet);
    const job = { player, key, needs: stakeNeeds(this.#limits), run, replay };
    const result = await submitGated(this.#commit, job, () => openRound.doubt());
    if (!result.ok) return result;
    const { ticket, balance } = result.value;
    openRound.tickets.note(player, ticket.roundId, balance.version);
    if (ticket.id === id && written) placed(written);
    return result;
  }

  #refusal({ player, now }: Draft, round: OpenRound, bet: AnyBet, tickets: TableTickets): Refusal | null {
    const { game, carry } = round;
    // A round that outlived a new version of its rules goes by the old ones.
    if (!game.bet.safeParse(bet).success) return { code: "bet_refused", details: { reason: "old_rules" } };
    // Staff see more than others: a bettor who knows the link and whose seed is mixed could choose the outcome.
    if (player.role !== "player" && dependsOnBettors(game, bet)) {
      return { code: "forbidden", details: { reason: "staff" } };
    }
    const reason = game.refuse(bet, carry);
    if (reason !== null) return { code: "bet_refused", details: { reason } };
    const refusal = refuseBet(player, game, bet, this.#limits, now, round.id);
    if (refusal) return refusal;
    return tickets.allow(player.id, round.id, player.account, mostTickets(round)) ? null : PERHAPS_TOO_MANY;
  }
}

function writeTicket(draft: Draft, id: string, round: OpenRound, bet: AnyBet): Done<TicketAnswer> {
  const { id: roundId, game, fence } = round;
  const stake = game.stake(bet);
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
    round: roundId,
  });
  draft.rounds.push({ round: roundId, phase: "betting", fence });
  const ticket = { id, roundId, bet, stake, ended: null, leftAt: null, payout: null, heldUntil: null };
  const balance = balanceOf(draft.player);
  const player = draft.player.id;
  return {
    bet: id,
    moves: 0,
    answer: { ticket, balance },
    announcements: [
      { type: "balance", player, balance },
      { type: "ticket", player, ticket },
    ],
  };
}

function mostTickets({ game }: OpenRound): number {
  return game.ticketsPerPlayer ?? MAX_TICKETS_PER_PLAYER;
}
