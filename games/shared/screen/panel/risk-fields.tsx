import { Select } from "@fairhouse/ui/forms/select.tsx";
import { RISKS, type Risk } from "../../rules/risks.ts";
import { gameWords } from "../words/words.ts";

export interface RiskFieldsProps<Size extends number> {
  readonly risk: Risk;
  readonly onRisk: (risk: Risk) => void;
  /** The name of the things that `size` counts: rows, segments. */
  readonly label: string;
  readonly size: Size;
  readonly sizes: readonly Size[];
  readonly textOf: (size: Size) => string;
  readonly onSize: (size: Size) => void;
  readonly disabled: boolean;
}

/** Selects the pay table by risk and size. */
export function RiskFields<Size extends number>(props: RiskFieldsProps<Size>) {
  const words = gameWords.useWords();
  const { label, sizes, textOf, onSize, disabled } = props;
  return (
    // On phones the fields have no names, and sizes say what they count.
    <div className="grid grid-cols-2 items-start gap-3 max-md:grid-cols-[5fr_6fr]">
      <Select
        label={words.risk}
        labelHidden="in-compact-panel"
        value={props.risk}
        onChange={props.onRisk}
        options={RISKS.map((risk) => ({ value: risk, label: words.risks[risk] }))}
        disabled={disabled}
      />
      <Select
        label={label}
        labelHidden="in-compact-panel"
        value={String(props.size)}
        onChange={(chosen) => {
          const size = sizes.find((one) => String(one) === chosen);
          if (size !== undefined) onSize(size);
        }}
        options={sizes.map((size) => ({ value: String(size), label: textOf(size) }))}
        disabled={disabled}
      />
    </div>
  );
}
