import type { AccountState, Movement } from "@fairhouse/ledger/entry.ts";
import type { Owned } from "@fairhouse/ledger/rider.ts";
import type { Batch } from "@fairhouse/ledger/statement.ts";
import type { Draft } from "./draft.ts";
import { gather, type KeyRow, noRows, type PlayRows } from "./play-statement.ts";
import type { PlayerState } from "./player.ts";

/** The rows of one command, with the key that its effect uses up. */
export interface Command {
  readonly draft: Draft;
  readonly key: KeyRow | null;
}

/** The rows of one statement while they are gathered, player by player. */
export class WriteSet implements Batch<PlayRows> {
  readonly owners: string[] = [];
  readonly movements: Owned<Movement>[] = [];
  readonly accounts: Owned<{ before: AccountState; after: AccountState }>[] = [];
  readonly riders = noRows();

  get isEmpty(): boolean {
    return this.riders.players.length === 0;
  }

  /** Adds the effects of a player's commands, from the state that was read to the state after all of them. */
  add(was: PlayerState, next: PlayerState, commands: readonly Command[]): void {
    const owner = this.owners.push(was.id) - 1;
    this.riders.players.push({ owner, row: { was, next } });
    if (next.account.entries !== was.account.entries) {
      this.accounts.push({ owner, row: { before: was.account, after: next.account } });
    }
    for (const { draft, key } of commands) this.#addDraft(owner, draft, key);
  }

  #addDraft(owner: number, draft: Draft, key: KeyRow | null): void {
    for (const row of draft.movements) this.movements.push({ owner, row });
    gather(draft, owner, this.riders);
    if (key) this.riders.keys.push({ owner, row: key });
  }
}
