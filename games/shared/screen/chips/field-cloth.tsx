import type { Money } from "@fairhouse/kernel/money.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Chip } from "../../rules/chips.ts";
import { type Area, placeOf, type Size } from "./area.ts";
import { type ChipFate, ChipStack } from "./chip-stack.tsx";
import { useSettlementSound } from "./use-settlement-sound.ts";
import "./field-cloth.css";

/** A field with its print. */
interface ClothField extends Area {
  readonly id: string;
  readonly name: ReactNode;
  readonly odds: ReactNode;
  /** Colour of the field; plain felt without one. */
  readonly tone?: "blue" | "red" | "black" | undefined;
  /** True for larger print. */
  readonly main?: boolean;
  /** True while the field takes no chips. */
  readonly closed?: boolean;
}

export interface FieldClothProps {
  readonly fields: readonly ClothField[];
  readonly size: Size;
  /** Returns the place of a field's chips. */
  readonly seatOf: (field: Area) => Pick<Area, "x" | "y">;
  readonly chips: readonly Chip[];
  /** Returns the fate of chips on a field; null until the bet is settled. */
  readonly fateOf: ((on: string, amount: Money) => ChipFate) | null;
  /** The field under pointer or focus. */
  readonly pointed: string | null;
  readonly pace: Pace;
  /** The layer over the printed fields that takes presses. */
  readonly children?: ReactNode;
}

/**
 * Shows the visible part of a cloth of a few large fields: its print, and chips that are swept, paid or left when the
 * bet is over.
 */
export function FieldCloth({ fields, size, seatOf, chips, fateOf, pointed, pace, children }: FieldClothProps) {
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));
  useSettlementSound(fateOf && chips.map(({ on, amount }) => fateOf(on, amount)), pace);
  return (
    <div dir="ltr" className="field-cloth">
      {fields.map((field) => (
        <div key={field.id} aria-hidden="true" className="field-cloth-place" style={placeOf(field, size)}>
          <PrintedField
            field={field}
            held={amounts.has(field.id)}
            lit={pointed === field.id}
            fate={fateOf?.(field.id, 0).kind ?? null}
          />
        </div>
      ))}
      {children}
      {fields.map((field) => {
        const amount = amounts.get(field.id);
        return amount === undefined ? null : (
          <ChipStack
            key={field.id}
            at={seatOf(field)}
            size={size}
            amount={amount}
            fate={fateOf?.(field.id, amount) ?? null}
            pace={pace}
          />
        );
      })}
    </div>
  );
}

interface PrintedFieldProps {
  readonly field: ClothField;
  readonly held: boolean;
  readonly lit: boolean;
  readonly fate: ChipFate["kind"] | null;
}

function PrintedField({ field, held, lit, fate }: PrintedFieldProps) {
  return (
    <div
      data-tone={field.tone}
      className={classes(
        "cloth-field",
        field.main && "cloth-field-main",
        field.closed && "cloth-field-closed",
        held && "cloth-field-held",
        lit && "cloth-field-lit",
        fate === "won" && "cloth-field-won",
        fate === "lost" && "cloth-field-faded",
      )}
    >
      <span className="cloth-field-name" dir="auto">
        {field.name}
      </span>
      <span className="cloth-field-odds tabular">{field.odds}</span>
    </div>
  );
}
