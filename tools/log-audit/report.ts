/** Something in a log that must not be. */
export interface LogFinding {
  readonly rule: string;
  /** Index of the entry. */
  readonly index: number;
  readonly about: string;
}

/** Counts what a log holds. */
export interface LogCounts {
  readonly entries: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly linksChecked: number;
  readonly roundsChecked: number;
  readonly daysChecked: number;
}
