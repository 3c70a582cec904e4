import type { AnyBet, AnyInstantGame } from "@fairhouse/kernel/any-game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { SETTLING_ACT } from "@fairhouse/ledger/entry.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { PlacedBet } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import { balanceAfter, balanceOf, factsOfNew, factsOfRow, readBet } from "./commit/bet-store.ts";
import type { Draft, NewBet } from "./commit/draft.ts";
import type { GroupCommit } from "./commit/group-commit.ts";
import type { CommandKey, Done, KnownCommand } from "./commit/job.ts";
import { refuseBet, stakeNeeds } from "./commit/player.ts";
import type { Refusal } from "./commit/refusal.ts";
import type { StakeLimits } from "./ports.ts";

/** The host of instant games: one request, one settled bet. */
export class InstantHost {
  readonly #pool: Pool;
  readonly #commit: GroupCommit;
  readonly #random: Random;
  readonly #limits: StakeLimits;

  constructor(parts: { pool: Pool; commit: GroupCommit; random: Random; limits: StakeLimits }) {
    this.#pool = parts.pool;
    this.#commit = parts.commit;
    this.#random = parts.random;
    this.#limits = parts.limits;
  }

  /** Settles a bet that the game's own schema has accepted. */
  place(player: string, game: AnyInstantGame, bet: AnyBet, key: CommandKey): Promise<Result<PlacedBet, Refusal>> {
    const id = this.#random.uuid();
    return this.#commit.submit<PlacedBet>({
      player,
      key,
      needs: stakeNeeds(this.#limits),
      run: (draft) => this.#settle(draft, id, game, bet),
      replay: (known) => this.#replay(known),
    });
  }

  #settle(draft: Draft, id: string, game: AnyInstantGame, bet: AnyBet): Result<Done<PlacedBet>, Refusal> {
    const stake = game.stake(bet);
    const refusal = refuseBet(draft.player, game, bet, this.#limits, draft.now);
    if (refusal) return refuse(refusal);
    const { seed } = draft.player;
    const nonce = draft.takeNonce();
    const { outcome, payout } = game.play(bet, seed.stream(seed.clientSeed, nonce));
    const row: NewBet = {
      id,
      game: game.id,
      gameVersion: game.version,
      kind: "instant",
      stake,
      payout,
      bet,
      outcome,
      nonce,
      round: null,
    };
    draft.playOut(row, payout);
    const facts = factsOfNew(row, draft.player, draft.now);
    const balance = balanceOf(draft.player);
    return accept({
      bet: id,
      moves: 0,
      answer: { bet: facts, nonce, balance },
      announcements: [
        { type: "balance", player: draft.player.id, balance },
        { type: "settled", bet: facts },
      ],
    });
  }

  async #replay(known: KnownCommand): Promise<PlacedBet> {
    const bet = await readBet(this.#pool, known.bet);
    if (!bet || bet.nonce === null) throw new Error(`no bet ${known.bet} of a known key`);
    return { bet: factsOfRow(bet), nonce: bet.nonce, balance: await balanceAfter(this.#pool, bet, SETTLING_ACT) };
  }
}
