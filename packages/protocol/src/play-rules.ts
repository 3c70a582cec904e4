/**
 * The operator's rules of how fast and how automatically may be played: part of `GET /api/house`. The house itself
 * enforces `betweenBetsMs` and `severalGames`; the others say what its pages offer.
 */
export interface PlayRules {
  readonly autoplay: boolean;
  /** Fast and instant bets. */
  readonly fastPlay: boolean;
  /** A held button or key repeats the bet. */
  readonly holdToBet: boolean;
  /** False if no bet is taken while one is open in another game. */
  readonly severalGames: boolean;
  /** Least time from one bet to the next, in milliseconds. Tickets of one round count as one bet. */
  readonly betweenBetsMs: number;
  /** Game pages show the time played and what it has won or cost. */
  readonly showPlayTime: boolean;
}

/** The most that a bet on facts may pay, in largest bets of its currency: more is refused, never cut. */
export const MOST_SLIP_PAYOUT = 1_000;

/** The most that the house may expect to lose on one fact, in largest bets of its currency. */
export const MOST_LIABILITY = 10_000;

/** The rules of a house whose operator has set none. */
export const freePlay: PlayRules = {
  autoplay: true,
  fastPlay: true,
  holdToBet: true,
  severalGames: true,
  betweenBetsMs: 0,
  showPlayTime: false,
};

/** The part of the rules by which bets are refused. */
export type Pacing = Pick<PlayRules, "severalGames" | "betweenBetsMs">;

/** The part of a player's latest play on which {@link Pacing} depends. */
export interface RecentPlay {
  readonly last: {
    /** Milliseconds since 1970. */
    readonly at: number;
    /** Null for bets outside of rounds. */
    readonly round: string | null;
  } | null;
  /** Games in which the player has an open bet. */
  readonly openGames: readonly string[];
}

export type PacingRefusal =
  | { readonly code: "too_soon"; readonly details: { readonly waitMs: number } }
  | { readonly code: "other_game_open"; readonly details: { readonly game: string } };

/** Returns why the rules allow no bet of this game, in this round, now; null if they do. */
export function refusePace(
  { last, openGames }: RecentPlay,
  { severalGames, betweenBetsMs }: Pacing,
  bet: { readonly game: string; readonly round: string | null; readonly now: number },
): PacingRefusal | null {
  const other = severalGames ? undefined : openGames.find((game) => game !== bet.game);
  if (other !== undefined) return { code: "other_game_open", details: { game: other } };
  // Without the rule a last bet may even lie ahead: another tab or server noted it, by a clock of its own.
  if (betweenBetsMs === 0 || last === null || (last.round !== null && last.round === bet.round)) return null;
  const waitMs = last.at + betweenBetsMs - bet.now;
  return waitMs > 0 ? { code: "too_soon", details: { waitMs } } : null;
}
