import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { ChipFate } from "../../shared/screen/chips/chip-stack.tsx";
import { FieldCloth } from "../../shared/screen/chips/field-cloth.tsx";
import { profitOf } from "../rules/payouts.ts";
import { fateOf, isPosition, type Position, type Result } from "../rules/positions.ts";
import { CLOTH_SIZE, SPOTS, seatOf } from "./cloth-fields.ts";
import { useOdds } from "./use-odds.ts";

export interface ClothProps {
  readonly chips: readonly Chip[];
  /** The result of the deal, once all cards are open; null before. */
  readonly result: Result | null;
  /** The field under pointer or focus. */
  readonly pointed: string | null;
  readonly pace: Pace;
  /** The layer over the printed fields that takes presses. */
  readonly children?: ReactNode;
}

const TONES = {
  player: "blue",
  "player-pair": "blue",
  banker: "red",
  "banker-pair": "red",
  tie: undefined,
} as const satisfies Record<Position, "blue" | "red" | undefined>;

/** Shows the five fields of baccarat with their chips. */
export function Cloth({ result, ...cloth }: ClothProps) {
  const words = coupWords.useWords();
  const oddsOf = useOdds();
  const fields = SPOTS.map(({ position, ...area }) => ({
    ...area,
    name: words.positions[position],
    odds: oddsOf(position),
    tone: TONES[position],
    main: position === "player" || position === "banker",
  }));
  return (
    <FieldCloth
      {...cloth}
      fields={fields}
      size={CLOTH_SIZE}
      seatOf={seatOf}
      fateOf={result && ((on, amount) => chipFate({ on, amount }, result))}
    />
  );
}

/** Returns the fate of chips; chips outside the fields of this cloth stay in place. */
export function chipFate({ on, amount }: Chip, result: Result): ChipFate {
  if (!isPosition(on)) return { kind: "returned" };
  const kind = fateOf(on, result);
  return kind === "won" ? { kind, profit: profitOf(on, amount) } : { kind };
}
