import { createStore, type StoreApi } from "zustand/vanilla";
import { parseRecord, type TextStorage } from "./storage.ts";

/** More than these nobody has lying about; the oldest are forgotten first, and stand among their bets all the same. */
const KEPT = 20;

/** Settled bets of one game whose results their player has not seen to the end. The browser keeps them, for each player, until they are shown. */
export class UnseenBets {
  /** Those that this page found, oldest first: what another tab buys meanwhile is being shown there. */
  readonly found: StoreApi<readonly string[]> = createStore<readonly string[]>(() => []);
  private readonly storage: TextStorage | null;
  private readonly game: string;

  /** @param storage null where no result waits for its player. */
  constructor(storage: TextStorage | null, game: string) {
    this.storage = storage;
    this.game = game;
  }

  find(player: string | null): void {
    this.found.setState(player === null ? [] : this.keptOf(player), true);
  }

  keep(player: string, id: string): void {
    this.write(player, [...this.keptOf(player).filter((known) => known !== id), id].slice(-KEPT));
  }

  forget(player: string, id: string): void {
    this.found.setState((ids) => ids.filter((known) => known !== id), true);
    this.write(
      player,
      this.keptOf(player).filter((known) => known !== id),
    );
  }

  private keptOf(player: string): readonly string[] {
    const ids = parseRecord(this.storage?.getItem(this.nameOf(player)) ?? null)?.ids;
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(-KEPT) : [];
  }

  private write(player: string, ids: readonly string[]): void {
    if (ids.length === 0) this.storage?.removeItem(this.nameOf(player));
    else this.storage?.setItem(this.nameOf(player), JSON.stringify({ ids }));
  }

  private nameOf(player: string): string {
    return `unseen:${player}:${this.game}`;
  }
}
