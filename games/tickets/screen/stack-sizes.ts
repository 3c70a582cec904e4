/** How many tickets can be bought at once. */
export const STACK_SIZES = [1, 3, 5, 10] as const;
export type StackSize = (typeof STACK_SIZES)[number];

export function isStackSize(value: unknown): value is StackSize {
  return STACK_SIZES.some((size) => size === value);
}
