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

/** Everything that an audit has to say, as it is written into files. */
export interface LogReport {
  readonly vkey: string;
  /** The signed checkpoint up to which the log was read. */
  readonly head: string;
  readonly counts: LogCounts;
  readonly findings: readonly LogFinding[];
  /** Things that nobody can tell from the log alone. */
  readonly notChecked: readonly string[];
}
