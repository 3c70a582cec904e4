import type { ShownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";

/** A player who has bet within this time counts as playing. */
const PLAYING_MS = 5 * 60 * 1000;
const WINS_SHOWN = 3;

/** The activity of one game, from everybody's last bets. */
export interface Pulse {
  /** Number of players of the last minutes; simulated ones do not count, and all who hide their names count as one. */
  readonly playing: number;
  /** The last bets that returned more than their stake, newest first. */
  readonly wins: readonly (ShownMultiplier & { readonly id: string })[];
}

/** Returns the activity of a game, from the newest bets of the whole house. `now` is in milliseconds since 1970. */
export function pulseOf(game: string, bets: readonly BetRecord[], now: number): Pulse {
  const players = new Set<string | null>();
  const wins: (ShownMultiplier & { id: string })[] = [];
  for (const bet of bets) {
    if (bet.game !== game) continue;
    const isRecent = now - Date.parse(bet.settledAt ?? bet.createdAt) <= PLAYING_MS;
    if (isRecent && !bet.simulated) players.add(bet.player);
    const shown = shownOf(bet);
    if (shown !== null && shown.hundredths > 100 && wins.length < WINS_SHOWN) wins.push({ id: bet.id, ...shown });
  }
  return { playing: players.size, wins };
}
