/** How much of a hand has been shown so far; each game says what it counts. */
export interface ShownOf {
  /** Null before the first hand. */
  readonly handId: string | null;
}

export interface NextStep<Shown> {
  readonly shown: Shown;
  readonly afterMs: number;
}

/** How a game shows a hand, step by step: what came to light last must not be told by anything before its turn. Pure. */
export interface HandShow<View, Shown extends ShownOf> {
  readonly nothing: Shown;
  /** The next thing to show, or null when all that may be seen is shown. */
  next(shown: Shown, handId: string, view: View): NextStep<Shown> | null;
  /** A hand that is met in the middle (after a reload, from another device), as it stands; null for one that has just begun. */
  met(handId: string, view: View): Shown | null;
  /** The hand as far as it was shown: what figures and buttons may tell of it. */
  seen(view: View, shown: Shown): View;
  /** Its end was shown too. */
  isOver(shown: Shown): boolean;
}

/** All steps of a settled hand from nothing to its end, for replays. */
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
