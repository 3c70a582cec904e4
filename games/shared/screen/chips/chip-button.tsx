import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Notices } from "../notices.tsx";
import { AutoButton } from "../panel/auto-button.tsx";
import { PlayButton } from "../panel/play-button.tsx";
import type { ChipTable } from "./chip-table.ts";

export interface ChipButtonProps {
  readonly table: ChipTable;
  /** The label of the button: "Spin". */
  readonly name: string;
  /** Shows the total as well, if nothing beside the button does. */
  readonly withTotal: boolean;
}

/** Bets the chips on the cloth, or starts and stops automatic bets. */
export function ChipButton({ table, name, withTotal }: ChipButtonProps) {
  const currency = useCurrencyInPlay();
  const { slow } = table;
  if (table.autoMode) {
    return <AutoButton auto={table.auto} onStart={table.startAuto} slow={slow} reason={table.problem} />;
  }
  return (
    <PlayButton
      does="bet"
      onPress={table.bet}
      waiting={table.busy}
      slow={slow}
      reason={table.problem}
      repeater={table.repeater}
    >
      {withTotal && table.total > 0 ? (
        <span className="grid justify-items-center leading-tight">
          {name} <Money amount={table.total} currency={currency} className="text-sm" />
        </span>
      ) : (
        name
      )}
    </PlayButton>
  );
}

/** Shows the result of the last act at the table, and what prevents play. */
export function ChipNotices({ table }: { readonly table: ChipTable }) {
  const { said, error } = table;
  return (
    <>
      {said.problem && (
        <p role="alert" className="text-sm text-lose">
          {said.text}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {said.problem ? "" : said.text}
      </p>
      <Notices error={error} auto={table.auto.state} />
    </>
  );
}
