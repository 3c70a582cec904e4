import { Button } from "@fairhouse/ui/components/button.tsx";
import { NumberField } from "@fairhouse/ui/forms/number-field.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { ProfitLine } from "@fairhouse/ui/game/profit-line.tsx";
import { gameWords } from "../words/words.ts";
import type { Pay } from "./near-steps.ts";

/** The places of an automatic hand: those the player chose on the stage, or a number of random ones. */
export type Pick = "chosen" | "random";

export const isPick = (value: unknown): value is Pick => value === "chosen" || value === "random";

export interface PickChoiceProps {
  readonly label: string;
  readonly pick: Pick;
  readonly onPick: (pick: Pick) => void;
  readonly names: Readonly<Record<Pick, string>>;
  /** The places chosen so far, or what to do while there are none. */
  readonly chosen: string;
  /** Buttons that take choices back; none while there are no choices. */
  readonly takeBacks: readonly { readonly text: string; readonly act: () => void }[];
  readonly countLabel: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly most: number;
  /** The payout of a win; null while nothing is chosen. */
  readonly pay: Pay | null;
  readonly disabled: boolean;
}

/** Fields for the places of automatic hands, with their payout. */
export function PickChoice(props: PickChoiceProps) {
  const words = gameWords.useWords();
  const { pick, names, pay, disabled } = props;
  return (
    <div className="grid gap-2.5 md:short:gap-1.5">
      <SegmentedControl<Pick>
        label={props.label}
        value={pick}
        onChange={props.onPick}
        size="sm"
        disabled={disabled}
        options={[
          { value: "chosen", label: names.chosen },
          { value: "random", label: names.random },
        ]}
      />
      {pick === "random" ? (
        <NumberField
          label={props.countLabel}
          value={props.count}
          onChange={props.onCount}
          min={1}
          max={props.most}
          decreaseLabel={words.fewer}
          increaseLabel={words.more}
          disabled={disabled}
        />
      ) : (
        <div className="flex min-h-9 items-center justify-between gap-3 text-sm text-muted">
          <span className="min-w-0">{props.chosen}</span>
          <span className="-me-3 flex shrink-0">
            {props.takeBacks.map(({ text, act }) => (
              <Button key={text} size="sm" variant="ghost" onClick={act} disabled={disabled}>
                {text}
              </Button>
            ))}
          </span>
        </div>
      )}
      {pay && <ProfitLine label={words.winPays} {...pay} />}
    </div>
  );
}
