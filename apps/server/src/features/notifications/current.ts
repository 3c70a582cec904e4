import type { HouseParts, NewNotice } from "../../parts.ts";
import { addNotices } from "./notices.ts";

/** Kinds of notices that hold as long as a condition does, and those that hold for a player right now. */
export interface Current {
  readonly kinds: readonly NewNotice["kind"][];
  readonly held: readonly NewNotice[];
}

/**
 * Notes conditions that hold at the moment and that nothing else announces: a reward that is ready, hands that wait.
 * The result lists which of these notices still hold, so that a claimed reward or a finished hand disappears from the
 * bell by itself.
 */
export async function noteCurrent(house: HouseParts, player: string): Promise<Current> {
  const sources = house.additions.flatMap(({ currentNotices = [] }) => currentNotices);
  const held = (await Promise.all(sources.map((source) => source.find(house, player)))).flat();
  await addNotices(house.pool, house.random, held, house.clock.now());
  return { kinds: sources.map(({ kind }) => kind), held };
}
