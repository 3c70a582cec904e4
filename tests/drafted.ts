import { Draft } from "@fairhouse/play/commit/draft.ts";
import { playStatement } from "@fairhouse/play/commit/play-statement.ts";
import type { PlayerState } from "@fairhouse/play/commit/player.ts";
import { WriteSet } from "@fairhouse/play/commit/write-set.ts";
import type { PlayHouse } from "./play-house.ts";

export async function readPlayer({ players, pool }: PlayHouse, id: string): Promise<PlayerState> {
  const state = (await players.load(pool, [id])).get(id);
  if (!state) throw new Error(`no player ${id}`);
  return state;
}

/**
 * Writes rows that a test drafts, as no host would, by the statement that writes those of the hosts.
 * @param of a player, or the state from which the rows are computed.
 * @returns false if the player was not admitted.
 */
export async function writeDrafted(
  house: PlayHouse,
  of: string | PlayerState,
  rows: (draft: Draft) => void,
): Promise<boolean> {
  const was = typeof of === "string" ? await readPlayer(house, of) : of;
  const draft = new Draft(was, house.house, Date.now());
  rows(draft);
  const writes = new WriteSet();
  writes.add(was, draft.player, [{ draft, key: null }]);
  return (await playStatement.write(house.pool, writes)).has(was.id);
}
