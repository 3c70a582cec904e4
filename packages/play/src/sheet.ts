import type { AccountState, Entry } from "@fairhouse/ledger/entry.ts";
import type { Owned } from "@fairhouse/ledger/rider.ts";
import type { Batch } from "@fairhouse/ledger/statement.ts";
import type { Draft } from "./draft.ts";
import type { KeyRow, PlayRows } from "./play-statement.ts";
import type { PlayerState } from "./player.ts";

/** The rows of one statement while they are gathered, player by player. */
export class Sheet implements Batch<PlayRows> {
  readonly entries: Owned<Entry>[] = [];
  readonly accounts: Owned<{ before: AccountState; after: AccountState }>[] = [];
  readonly riders: { [Name in keyof PlayRows]: Owned<PlayRows[Name]>[] } = {
    players: [],
    keys: [],
    rounds: [],
    bets: [],
    changes: [],
    moves: [],
  };

  get isEmpty(): boolean {
    return this.riders.players.length === 0;
  }

  /** The player's row and account, from the state that was read to the state after all his drafts. */
  addPlayer(was: PlayerState, next: PlayerState): void {
    this.riders.players.push({ owner: was.id, row: { was, next } });
    if (next.account.entries !== was.account.entries) {
      this.accounts.push({ owner: was.id, row: { before: was.account, after: next.account } });
    }
  }

  addDraft(draft: Draft, key: KeyRow | null): void {
    const owner = draft.player.id;
    const at = new Date(draft.now).toISOString();
    for (const row of draft.entries) this.entries.push({ owner, row });
    for (const bet of draft.bets) this.riders.bets.push({ owner, row: { bet, player: draft.player, at } });
    for (const change of draft.changes) this.riders.changes.push({ owner, row: { ...change, at } });
    for (const row of draft.moves) this.riders.moves.push({ owner, row });
    for (const row of draft.rounds) this.riders.rounds.push({ owner, row });
    if (key) this.riders.keys.push({ owner, row: key });
  }
}
