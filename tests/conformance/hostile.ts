/**
 * Bad input by the definition of `docs/reliability.md`, as a JSON parser or a careless caller hands it to a schema. No
 * game accepts it.
 */
export const NEVER_ACCEPTED: readonly unknown[] = [
  -1,
  -0,
  1.5,
  "1",
  "1e-37",
  1e-309,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  2 ** 53 + 2,
  ".6",
  "１０",
  [],
  {},
  [1],
  undefined,
  Number.NaN,
  10n,
  "a".repeat(1_000_000),
  "red\u200b",
  "\u202ered",
];

/** Bad as an amount, but a tile may be 0 and a preset null. */
export const SOMETIMES_ACCEPTED: readonly unknown[] = [0, true, false, null];

/** Fields that nobody may smuggle in; `__proto__` as an own key, as `JSON.parse` makes it. */
const EXTRA_FIELDS = ["balance", "role", "nonce", "multiplier", "userId", "payout", "__proto__"] as const;

/** Copies a JSON value, each time with one leaf replaced by one of the given values. */
export function withLeaves(value: unknown, leaves: readonly unknown[]): readonly unknown[] {
  return isContainer(value)
    ? changedParts(value, (part) => withLeaves(part, leaves))
    : leaves.filter((leaf) => !Object.is(leaf, value));
}

/** Copies a JSON value, each time with one surplus field in one of its objects. */
export function withExtraFields(value: unknown): readonly unknown[] {
  if (!isContainer(value)) return [];
  const deeper = changedParts(value, withExtraFields);
  return Array.isArray(value) ? deeper : [...EXTRA_FIELDS.map((name) => withField(value, name, 1)), ...deeper];
}

/** Copies a JSON value, each time without one field of one of its objects. */
export function withMissingFields(value: unknown): readonly unknown[] {
  if (!isContainer(value)) return [];
  const deeper = changedParts(value, withMissingFields);
  if (Array.isArray(value)) return deeper;
  const fields = Object.entries(value);
  return [...fields.map(([name]) => Object.fromEntries(fields.filter(([other]) => other !== name))), ...deeper];
}

/** Copies a list or object, each time with one part changed in one of the given ways. */
function changedParts(value: object, change: (part: unknown) => readonly unknown[]): readonly unknown[] {
  return Object.entries(value).flatMap(([key, part]) =>
    change(part).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : withField(value, key, changed),
    ),
  );
}

/** Plain assignment would set the prototype instead of a field named `__proto__`. */
function withField(value: object, name: string, field: unknown): object {
  return Object.defineProperty({ ...value }, name, {
    value: field,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
