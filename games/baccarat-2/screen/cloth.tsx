import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import type { ChipFate } from "../../shared/screen/chips/chip-stack.tsx";
import { FieldCloth } from "../../shared/screen/chips/field-cloth.tsx";
import { FieldTotal } from "../../shared/screen/live/field-total.tsx";
import { profitOf } from "../rules/payouts.ts";
import { fateOf, isPosition, type Position, type Result } from "../rules/positions.ts";
import { CLOTH_SIZE, SPOTS, seatOf } from "./cloth-fields.ts";
import { useOdds } from "./use-odds.ts";
import { usePositionNames } from "./use-position-names.ts";
import { liveBaccaratWords } from "./words/words.ts";
import "./cloth.css";

export interface ClothProps {
  readonly chips: readonly Chip[];
  /** The sum of all stakes on each position. */
  readonly totals: Readonly<Record<string, number>>;
  /** The result of the hand, once all cards are open; null before. */
  readonly result: Result | null;
  /** The field under pointer or focus. */
  readonly pointed: string | null;
  readonly pace: Pace;
  /** The layer over the printed fields that takes presses. */
  readonly children?: ReactNode;
}

const TONES: Partial<Record<Position, "blue" | "red" | "black">> = {
  player: "blue",
  "player-pair": "blue",
  banker: "red",
  "banker-pair": "red",
  "super-six": "black",
};

/** Shows the six fields, each with its odds and the sum of all stakes. */
export function Cloth({ result, totals, ...cloth }: ClothProps) {
  const words = liveBaccaratWords.useWords();
  const names = usePositionNames();
  const oddsOf = useOdds();
  const fields = SPOTS.map(({ position, ...area }) => ({
    ...area,
    name: names[position],
    odds: (
      <>
        <bdi dir="ltr">{oddsOf(position)}</bdi>
        {position === "banker" && (
          <span dir="auto" className="live-baccarat-six">
            {words.bankerSix}
          </span>
        )}
        <FieldTotal total={totals[position]} />
      </>
    ),
    tone: TONES[position],
    main: position === "player" || position === "banker",
  }));
  return (
    <div className="live-baccarat-cloth">
      <FieldCloth
        {...cloth}
        fields={fields}
        size={CLOTH_SIZE}
        seatOf={seatOf}
        fateOf={result && ((on, amount) => chipFate({ on, amount }, result))}
      />
    </div>
  );
}

/** Returns the fate of chips; chips outside the fields of this cloth stay in place. */
export function chipFate({ on, amount }: Chip, result: Result): ChipFate {
  if (!isPosition(on)) return { kind: "returned" };
  const kind = fateOf(on, result);
  return kind === "won" ? { kind, profit: profitOf(on, amount, result) } : { kind };
}
