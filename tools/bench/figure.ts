/** One line of the table. */
export interface Figure {
  readonly name: string;
  /** The value with its unit. */
  readonly value: string;
  /** The limit, or a remark; empty if there is none. */
  readonly limit: string;
  /** Null: no limit. */
  readonly holds: boolean | null;
  /** Set if the limit is a count, which holds in a trial too. */
  readonly always?: true;
}

export function plain(name: string, value: string, beside = ""): Figure {
  return { name, value, limit: beside, holds: null };
}

export function atLeast(name: string, value: number, limit: number, show: (value: number) => string): Figure {
  return { name, value: show(value), limit: `≥ ${show(limit)}`, holds: value >= limit };
}

export function atMost(name: string, value: number, limit: number, show: (value: number) => string): Figure {
  return { name, value: show(value), limit: `≤ ${show(limit)}`, holds: value <= limit };
}

/** A count that is 0 unless something is wrong, in a trial as well. */
export function none(name: string, value: number): Figure {
  return { ...atMost(name, value, 0, count), always: true };
}

const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

export const perSecond = (value: number): string => `${grouped.format(value)}/s`;
export const count = (value: number): string => grouped.format(value);
export const times = (value: number): string => `${value.toFixed(2)}×`;
export const percent = (value: number): string => `${(100 * value).toFixed(0)}%`;
export const microseconds = (value: number): string => `${grouped.format(value)} µs`;
export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : grouped.format(value)} ms`;

/** The table as text: name, value, limit, and whether it holds. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, limit, holds }) => [name, value, limit, marks.get(holds) ?? ""] as const);
  const all = [["figure", "measured", "limit or peer", ""] as const, ...rows];
  const width = (column: 0 | 1 | 2) => Math.max(...all.map((row) => row[column].length));
  const [names, values, limits] = [width(0), width(1), width(2)];
  const line = (row: (typeof all)[number]) =>
    `${row[0].padEnd(names)}  ${row[1].padStart(values)}  ${row[2].padEnd(limits)}  ${row[3]}`.trimEnd();
  const [head = "", ...body] = all.map(line);
  return [head, "─".repeat(names + values + limits + 12), ...body].join("\n");
}

const marks: ReadonlyMap<boolean | null, string> = new Map([
  [true, "holds"],
  [false, "MISSED"],
  [null, ""],
]);
