import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import type { ChipFate } from "../../shared/screen/chips/chip-stack.tsx";
import { FieldCloth } from "../../shared/screen/chips/field-cloth.tsx";
import { FieldTotal } from "../../shared/screen/live/field-total.tsx";
import type { LiveCard, Rank } from "../rules/deck.ts";
import { profitOf } from "../rules/payouts.ts";
import { isPosition, type Position, wins } from "../rules/positions.ts";
import { CLOTH_SIZE, SPOTS, seatOf } from "./cloth-fields.ts";
import { usePositionNames } from "./position-names.ts";
import { useOdds } from "./use-odds.ts";
import "./cloth.css";

export interface ClothProps {
  readonly base: Rank;
  readonly chips: readonly Chip[];
  /** The stakes of all players on each position. */
  readonly totals: Readonly<Record<string, number>>;
  /** The card that decides the chips, once it is open; null before. */
  readonly card: LiveCard | null;
  /** The field under pointer or focus. */
  readonly pointed: string | null;
  readonly pace: Pace;
  /** The pressable layer over the printed fields. */
  readonly children?: ReactNode;
}

const MAIN: readonly Position[] = ["hi", "lo"];

/** The ten fields, each with its odds on this base and the stakes of all players. */
export function Cloth({ base, totals, card, ...cloth }: ClothProps) {
  const names = usePositionNames();
  const oddsOf = useOdds();
  const fields = SPOTS.map(({ position, ...area }) => {
    const odds = oddsOf(position, base);
    return {
      ...area,
      name: <FieldName position={position} text={names[position]} />,
      odds: (
        <>
          {odds ?? "–"}
          <FieldTotal total={totals[position]} />
        </>
      ),
      tone: position === "red" || position === "black" ? position : undefined,
      main: MAIN.includes(position),
      closed: odds === null,
    };
  });
  return (
    <div className="live-hilo-cloth">
      <FieldCloth
        {...cloth}
        fields={fields}
        size={CLOTH_SIZE}
        seatOf={seatOf}
        fateOf={card && ((on, amount) => chipFate({ on, amount }, card, base))}
      />
    </div>
  );
}

/** The name of a field; Hi and Lo have an arrow, which is clear in every language. */
function FieldName({ position, text }: { readonly position: Position; readonly text: string }) {
  if (position !== "hi" && position !== "lo") return text;
  return (
    <span className="live-hilo-way" data-way={position}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 22 14h-6v7H8v-7H2z" fill="currentColor" />
      </svg>
      {text}
    </span>
  );
}

/** Returns what happens to chips; those on a field that this cloth lacks stay where they are. */
export function chipFate({ on, amount }: Chip, card: LiveCard, base: Rank): ChipFate {
  if (!isPosition(on)) return { kind: "returned" };
  return wins(on, card, base) ? { kind: "won", profit: profitOf(on, amount, base) } : { kind: "lost" };
}
