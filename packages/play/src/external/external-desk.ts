import type { AnyExternalGame, AnyFactState, AnyWish } from "@fairhouse/kernel/any-game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { PlacedSlip } from "@fairhouse/protocol/play.ts";
import { MOST_SLIP_PAYOUT } from "@fairhouse/protocol/play-rules.ts";
import type { Pool } from "pg";
import { balanceAfter, balanceOf, factsOfNew, factsOfRow, readBet } from "../commit/bet-store.ts";
import type { Draft } from "../commit/draft.ts";
import { submitGated } from "../commit/gated-command.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "../commit/job.ts";
import { type Need, refuseBet, stakeNeeds } from "../commit/player.ts";
import type { Refusal } from "../commit/refusal.ts";
import type { StakeLimits } from "../ports.ts";
import type { FactCache } from "./fact-cache.ts";

/** The most bets of one player that wait for facts. */
export const MOST_WAITING = 500;

const STAKE_ACT = 1;

/** Takes bets that wait for facts; any server may do so. */
export class ExternalDesk {
  readonly #pool: Pool;
  readonly #commit: GroupCommit;
  readonly #random: Random;
  readonly #limits: StakeLimits;
  readonly #facts: FactCache;

  constructor(parts: { pool: Pool; commit: GroupCommit; random: Random; limits: StakeLimits; facts: FactCache }) {
    this.#pool = parts.pool;
    this.#commit = parts.commit;
    this.#random = parts.random;
    this.#limits = parts.limits;
    this.#facts = parts.facts;
  }

  /** Places the bet of a wish that the game's own schema has accepted, at the states that hold when it is written. */
  async place(
    player: string,
    game: AnyExternalGame,
    wish: AnyWish,
    key: CommandKey,
  ): Promise<Result<PlacedSlip, Refusal>> {
    const facts = game.wishedFacts(wish);
    await this.#facts.find(facts);
    const tried = () => this.#tryToPlace(player, game, wish, key, facts);
    const before = this.#facts.versions(facts);
    const result = await tried();
    if (result.ok || !isAboutFacts(result.refusal)) return result;
    // The refusal may rest on what this server remembers, which no statement has tested.
    await this.#facts.refresh(facts);
    return this.#facts.versions(facts) === before ? result : tried();
  }

  #tryToPlace(
    player: string,
    game: AnyExternalGame,
    wish: AnyWish,
    key: CommandKey,
    facts: readonly string[],
  ): Promise<Result<PlacedSlip, Refusal>> {
    const id = this.#random.uuid();
    const needs: readonly Need[] = [...stakeNeeds(this.#limits), "waiting"];
    const run = (draft: Draft) => this.#open(draft, id, game, wish, facts);
    const replay = (known: KnownCommand) => this.#replay(known);
    return submitGated<PlacedSlip>(this.#commit, { player, key, needs, run, replay }, () => this.#facts.doubt(facts));
  }

  #open(
    draft: Draft,
    id: string,
    game: AnyExternalGame,
    wish: AnyWish,
    ids: readonly string[],
  ): Result<Done<PlacedSlip>, Refusal> {
    const states = new Map<string, AnyFactState>();
    const tests: { fact: string; version: number }[] = [];
    for (const fact of ids) {
      const known = this.#facts.get(fact);
      if (known?.game !== game.id || known.gameVersion !== game.version) {
        return refuse({ code: "bet_refused", details: { reason: "no_event", event: fact } });
      }
      if (known.phase !== "open") return refuse({ code: "market_suspended", details: { event: fact } });
      states.set(fact, known.state);
      tests.push({ fact, version: known.version });
    }
    // Staff may know the links that decide a fact.
    if (draft.player.role !== "player") return refuse({ code: "forbidden", details: { reason: "staff" } });
    const accepted = game.accept(wish, states);
    if (!accepted.ok) return accepted;
    const bet = accepted.value;
    const refusal = refuseBet(draft.player, game, bet, this.#limits, draft.now);
    if (refusal) return refuse(refusal);
    const maxPayout = this.#limits.maxBet * MOST_SLIP_PAYOUT;
    if ((game.maxPayout(bet) ?? 0) > maxPayout) return refuse({ code: "bet_too_large", details: { maxPayout } });
    if ((draft.player.waiting ?? 0) >= MOST_WAITING) {
      return refuse({ code: "too_many_slips", details: { most: MOST_WAITING } });
    }
    const row = {
      id,
      game: game.id,
      gameVersion: game.version,
      kind: "external" as const,
      stake: game.stake(bet),
      payout: null,
      bet,
      outcome: null,
      nonce: null,
      round: null,
    };
    draft.openOn(tests, row);
    const record = factsOfNew(row, draft.player, draft.now);
    const balance = balanceOf(draft.player);
    const owner = draft.player.id;
    return accept({
      bet: id,
      moves: 0,
      answer: { bet: record, balance },
      announcements: [
        { type: "balance", player: owner, balance },
        { type: "slip", player: owner, bet: record },
      ],
    });
  }

  async #replay(known: KnownCommand): Promise<PlacedSlip> {
    const bet = await readBet(this.#pool, known.bet);
    if (!bet) throw new Error(`no bet ${known.bet} of a known key`);
    const placed = { ...factsOfRow(bet), payout: null, ended: null, settledAt: null };
    return { bet: placed, balance: await balanceAfter(this.#pool, bet, STAKE_ACT) };
  }
}

function isAboutFacts({ code }: Refusal): boolean {
  return code === "price_changed" || code === "market_suspended" || code === "bet_refused";
}
