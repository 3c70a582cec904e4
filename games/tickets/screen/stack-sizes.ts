import { isOneOf } from "../../shared/rules/is-one-of.ts";

/** The numbers of tickets that can be bought at once. */
export const STACK_SIZES = [1, 3, 5, 10] as const;
export type StackSize = (typeof STACK_SIZES)[number];

export const isStackSize = isOneOf(STACK_SIZES);
