/** Goals of the home side and of the away side. */
export type Score = readonly [home: number, away: number];
export type Side = "home" | "away";

/** The facts of a match by which bets on it are settled. */
export interface MatchFacts {
  readonly score: Score;
  /** Null while it is not known, or if the source does not tell it. */
  readonly halfTime: Score | null;
  /** The sides that led by two goals at some time. */
  readonly ledByTwo: { readonly home: boolean; readonly away: boolean };
}

/** The facts that a single bet adds: where the match stood when it was accepted. */
export interface AcceptedAt {
  readonly score: Score;
  /** The first goal after that; "none" if there was none until the end, null if the order of goals is unknown. */
  readonly nextGoal: Side | "none" | null;
}
