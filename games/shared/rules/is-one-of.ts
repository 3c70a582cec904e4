/** Makes a type guard for the values of a closed list. */
export function isOneOf<Item>(items: readonly Item[]): (value: unknown) => value is Item {
  return (value): value is Item => items.some((item) => item === value);
}
