/** The part of a hand that has been shown; each game defines what it counts. */
export interface ShownOf {
  /** Null before the first hand. */
  readonly handId: string | null;
}

export interface NextStep<Shown> {
  readonly shown: Shown;
  readonly afterMs: number;
}

/** A game's step-by-step display of a hand: nothing may give away a step before its turn. Pure. */
export interface HandShow<View, Shown extends ShownOf> {
  readonly nothing: Shown;
  /** Returns the next step, or null if everything visible has been shown. */
  next(shown: Shown, handId: string, view: View): NextStep<Shown> | null;
  /**
   * Returns what to show at once of a hand that was joined midway (after a reload, from another device); null for one
   * that has just begun.
   */
  met(handId: string, view: View): Shown | null;
  /** Returns the hand as far as it was shown: the part that figures and buttons may reveal. */
  seen(view: View, shown: Shown): View;
  /** Returns true if the end has been shown as well. */
  isOver(shown: Shown): boolean;
}

/** Returns all steps of a settled hand from nothing to its end, for replays. */
export function stepsOf<View, Shown extends ShownOf>(
  show: Pick<HandShow<View, Shown>, "nothing" | "next">,
  view: View,
): readonly NextStep<Shown>[] {
  const steps: NextStep<Shown>[] = [];
  for (;;) {
    const next = show.next(steps.at(-1)?.shown ?? show.nothing, "replay", view);
    if (next === null) return steps;
    steps.push(next);
  }
}
