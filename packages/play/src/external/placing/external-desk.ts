import type { AnyBet, AnyExternalGame, AnyFactState, AnyWish } from "@fairhouse/kernel/any-game.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { PlacedSlip } from "@fairhouse/protocol/play.ts";
import { MOST_LIABILITY, MOST_SLIP_PAYOUT } from "@fairhouse/protocol/play-rules.ts";
import type { Pool } from "pg";
import { balanceAfter, balanceOf, factsOfNew, factsOfRow, readBet } from "../../commit/bet-store.ts";
import type { Draft } from "../../commit/draft.ts";
import { submitGated } from "../../commit/gated-command.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "../../commit/job.ts";
import { type Need, refuseBet, refuseStake, stakeNeeds } from "../../commit/player.ts";
import type { Refusal, RefusalCode } from "../../commit/refusal.ts";
import type { StakeLimits } from "../../ports.ts";
import type { Budgets, Charge, Hold } from "../budgets/budgets.ts";
import type { FactCache } from "../facts/fact-cache.ts";
import type { Fact } from "../facts/fact-store.ts";
import type { Moment, Moments } from "../facts/moments.ts";
import { type Asked, type Held, Holding, NOT_HELD } from "./holding.ts";
import { isUndisturbed } from "./press.ts";

/** The most bets of one player that wait for facts. */
export const MOST_WAITING = 500;

/** Moments at which a bet in play is tried. */
const MOST_MOMENTS = 3;

const STAKE_ACT = 1;

/** Refusals that rest on what is known of the facts of a bet. */
const ABOUT_FACTS: ReadonlySet<RefusalCode> = new Set([
  "price_changed",
  "market_suspended",
  "bet_refused",
  "liability_reached",
]);

export interface ExternalDeskParts {
  readonly pool: Pool;
  readonly commit: GroupCommit;
  readonly random: Random;
  readonly limits: StakeLimits;
  readonly facts: FactCache;
  readonly budgets: Budgets;
  readonly moments: Pick<Moments, "next" | "hold">;
}

/** A command on its way. */
interface Placing extends Asked {
  readonly wish: AnyWish;
  readonly key: CommandKey;
  /** Its charges on the budgets of its facts. */
  readonly hold: Hold;
  /** When it is made on facts that are in play. */
  readonly moment: Moment;
  readonly held: Held;
}

/** A fact that takes a bet now. */
interface OpenFact {
  readonly fact: Fact;
  /** The state that the bet is made on: of a fact in play, that of the moment of the bet. */
  readonly state: AnyFactState;
  /** When the bet must be written at the latest, in milliseconds since 1970; null if there is no such time. */
  readonly deadline: number | null;
}

/** Takes bets that wait for facts; any server may do so. */
export class ExternalDesk {
  readonly #pool: Pool;
  readonly #commit: GroupCommit;
  readonly #random: Random;
  readonly #limits: StakeLimits;
  readonly #facts: FactCache;
  readonly #budgets: Budgets;
  readonly #moments: Pick<Moments, "next" | "hold">;
  readonly #holding: Holding;

  constructor(parts: ExternalDeskParts) {
    this.#pool = parts.pool;
    this.#commit = parts.commit;
    this.#random = parts.random;
    this.#limits = parts.limits;
    this.#facts = parts.facts;
    this.#budgets = parts.budgets;
    this.#moments = parts.moments;
    this.#holding = new Holding(parts.facts, parts.moments);
  }

  /**
   * Places the bet of a wish that the game's own schema has accepted, at the states that hold when it is written or, for
   * facts in play, at the end of the step in which it arrived or after the delay of their courses.
   * @param before the time until which its player wants it, in milliseconds since 1970; null if they named none.
   */
  async place(
    player: string,
    game: AnyExternalGame,
    wish: AnyWish,
    key: CommandKey,
    before: number | null = null,
  ): Promise<Result<PlacedSlip, Refusal>> {
    const command = { player, game, wish, key, before, facts: game.wishedFacts(wish), hold: this.#budgets.hold() };
    const { facts } = command;
    await this.#facts.find(facts);
    if (!facts.some((id) => this.#facts.get(id)?.show)) return this.#placeAnew(command);
    // Worth repeating: the key may be that of a bet which is written.
    return (await this.#holding.among(player, () => this.#placeAnew(command))) ?? refuse({ code: "busy" });
  }

  /** Tries once more if what this server remembered of the facts was old. */
  async #placeAnew(command: Omit<Placing, "moment" | "held">): Promise<Result<PlacedSlip, Refusal>> {
    const { facts } = command;
    const held = await this.#holding.hold(command, NOT_HELD);
    if (held === null) return refuse({ code: "busy" });
    const before = this.#facts.versions(facts);
    const result = await this.#placeInTime({ ...command, held });
    if (result.ok || !ABOUT_FACTS.has(result.refusal.code)) return result;
    // The refusal may rest on what this server remembers, which no statement has tested.
    await this.#facts.refresh(facts);
    if (this.#facts.versions(facts) === before) return result;
    const heldLonger = await this.#holding.hold(command, held);
    return heldLonger === null ? refuse({ code: "busy" }) : this.#placeInTime({ ...command, held: heldLonger });
  }

  /** Tries again at a later moment if a bet in play could not be written before its deadline. */
  async #placeInTime(command: Omit<Placing, "moment">): Promise<Result<PlacedSlip, Refusal>> {
    for (let left = MOST_MOMENTS; ; left -= 1) {
      const moment = await this.#nextMoment(command.facts);
      const result = await this.#placeWithBudget({ ...command, moment });
      if (result.ok || left === 1 || !moment.isPast() || result.refusal.code !== "market_suspended") return result;
    }
  }

  async #nextMoment(facts: readonly string[]): Promise<Moment> {
    const open = () => facts.flatMap((id) => this.#facts.get(id) ?? []).filter(({ phase }) => phase === "open");
    // When a show begins is written after its fact was taken for it.
    if (open().some(({ show }) => show?.begunAt === null)) await this.#facts.refresh(facts);
    return this.#moments.next(open());
  }

  /** Tries until the bet is placed or refused, and draws in between what it lacks of the budgets of its facts. */
  async #placeWithBudget(command: Placing): Promise<Result<PlacedSlip, Refusal>> {
    for (;;) {
      const result = await this.#tryToPlace(command);
      const { short } = command.hold;
      if (result.ok || result.refusal.code !== "liability_reached" || short.length === 0) return result;
      const stakes = await Promise.all(short.map((shortage) => this.#budgets.draw(shortage)));
      const tight = short.flatMap(({ fact }, at) => {
        const stake = stakes[at] ?? null;
        return stake === null ? [] : [{ event: fact, maxStake: stake < this.#limits.minBet ? 0 : stake }];
      });
      const [tightest] = tight.sort((one, other) => one.maxStake - other.maxStake);
      if (tightest !== undefined) return refuse({ code: "liability_reached", details: tightest });
      await this.#facts.refresh(command.facts);
    }
  }

  async #tryToPlace(command: Placing): Promise<Result<PlacedSlip, Refusal>> {
    const { player, key, hold, facts } = command;
    const id = this.#random.uuid();
    const needs: readonly Need[] = [...stakeNeeds(this.#limits), "waiting"];
    const result = await submitGated<PlacedSlip>(
      this.#commit,
      {
        player,
        key,
        needs,
        run: (draft, doubtful) => {
          if (doubtful) hold.keep();
          return this.#open(draft, id, command);
        },
        replay: (known) => {
          // The bet of an earlier request: this one has placed nothing.
          if (known.bet !== id) hold.giveBack();
          return this.#replay(known);
        },
      },
      () => this.#facts.doubt(facts),
    );
    if (result.ok) this.#budgets.drawAhead(hold.charges);
    // A house that is shut says so without a look at what an earlier statement has done.
    else if (result.refusal.code !== "house_shut") hold.giveBack();
    return result;
  }

  #open(draft: Draft, id: string, command: Placing): Result<Done<PlacedSlip>, Refusal> {
    const { game, hold } = command;
    const open = this.#openFacts(draft.now, command);
    if (!open.ok) return open;
    const facts = open.value;
    const accepted = this.#accept(draft, command, facts);
    if (!accepted.ok) return accepted;
    const bet = accepted.value;
    const charges = this.#chargesOf(game, bet, facts);
    // The last test, because what it takes is given back only when the command ends.
    if (!hold.take(charges)) return refuse({ code: "liability_reached" });
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
    draft.openOn(
      facts.map(({ fact, deadline }, at) => {
        return { fact: fact.id, version: fact.version, charge: charges[at]?.amount ?? 0, deadline };
      }),
      row,
    );
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

  /** Returns the facts of a bet if it may be placed on all of them now. */
  #openFacts(now: number, command: Placing): Result<readonly OpenFact[], Refusal> {
    const open: OpenFact[] = [];
    for (const id of command.facts) {
      const fact = this.#openFact(id, now, command);
      if (!fact.ok) return fact;
      open.push(fact.value);
    }
    const { until } = command.held;
    return until !== null && now >= until ? refuse({ code: "bet_expired" }) : accept(open);
  }

  #openFact(id: string, now: number, { game, moment, held }: Placing): Result<OpenFact, Refusal> {
    const fact = this.#facts.get(id);
    if (fact?.game !== game.id || fact.gameVersion !== game.version) {
      return refuse({ code: "bet_refused", details: { reason: "no_event", event: id } });
    }
    const suspended = (): Result<never, Refusal> => refuse({ code: "market_suspended", details: { event: id } });
    const isShown = fact.show !== null;
    const state = isShown ? moment.states.get(id) : fact.state;
    if (fact.phase !== "open" || state === undefined || moment.isPast()) return suspended();
    if (!isShown && !isUndisturbed(game, held, id, state)) return suspended();
    const until = game.takenUntil?.(state);
    if (until === undefined) return accept({ fact, state, deadline: held.until ?? moment.deadline });
    const deadline = Date.parse(until);
    return now >= deadline ? suspended() : accept({ fact, state, deadline });
  }

  /** Returns the bet of a wish if the game, the limits of the house and its player's allow it. */
  #accept({ player, now }: Draft, { game, wish }: Placing, facts: readonly OpenFact[]): Result<AnyBet, Refusal> {
    // Staff may know the links that decide a fact.
    if (player.role !== "player") return refuse({ code: "forbidden", details: { reason: "staff" } });
    // Prices cost much more than this, and a server that is kept busy delays the bets of others.
    const unpayable = refuseStake(player, game.wishedStake(wish), this.#limits, now);
    if (unpayable) return refuse(unpayable);
    const accepted = game.accept(wish, new Map(facts.map(({ fact, state }) => [fact.id, state])));
    if (!accepted.ok) return accepted;
    const refusal = refuseBet(player, game, accepted.value, this.#limits, now);
    if (refusal) return refuse(refusal);
    const maxPayout = this.#limits.maxBet * MOST_SLIP_PAYOUT;
    if ((game.maxPayout(accepted.value) ?? 0) > maxPayout) {
      return refuse({ code: "bet_too_large", details: { maxPayout } });
    }
    if ((player.waiting ?? 0) >= MOST_WAITING) {
      return refuse({ code: "too_many_slips", details: { most: MOST_WAITING } });
    }
    return accepted;
  }

  /** Returns what a bet takes from the budget of each of its facts, in their order. */
  #chargesOf(game: AnyExternalGame, bet: AnyBet, facts: readonly OpenFact[]): readonly Charge[] {
    const amounts = game.charges(bet, new Map());
    const stake = game.stake(bet);
    return facts.map(({ fact: { id, state, epoch } }) => {
      const times = Math.min(MOST_LIABILITY, game.mostLiability?.(bet, id, state) ?? MOST_LIABILITY);
      const most = Math.min(MAX_MONEY, Math.floor(times * this.#limits.maxBet));
      return { fact: id, amount: amounts.get(id) ?? 0, most, epoch, stake };
    });
  }

  async #replay(known: KnownCommand): Promise<PlacedSlip> {
    const bet = await readBet(this.#pool, known.bet);
    if (!bet) throw new Error(`no bet ${known.bet} of a known key`);
    // As it was placed: it may have ended since, and parts of it may have been sold.
    const open = { payout: null, outcome: null, ended: null, left_at: null, settled_at: null, sold: null };
    const placed = factsOfRow({ ...bet, ...open });
    return { bet: placed, balance: await balanceAfter(this.#pool, bet, STAKE_ACT) };
  }
}
