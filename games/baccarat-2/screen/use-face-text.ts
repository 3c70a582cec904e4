import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Position } from "../rules/positions.ts";
import { usePositionNames } from "./use-position-names.ts";

/** Returns a function that names what a ticket was bet on: its largest position, and the number of others. */
export function useFaceText(): (largest: Position, others: number) => string {
  const names = usePositionNames();
  const { whole } = useFormats();
  return (largest, others) => (others === 0 ? names[largest] : `${names[largest]} +${whole(others)}`);
}
