import { Money } from "@fairhouse/ui/components/money.tsx";
import { AutoButton } from "../../shared/screen/auto-button.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import type { RouletteTable } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** Spins, or starts and stops automatic spins. */
export function SpinButton({ table, withTotal }: { readonly table: RouletteTable; readonly withTotal: boolean }) {
  const words = rouletteWords.useWords();
  const slow = table.state.phase === "placing" && table.state.slow;
  if (table.autoMode) {
    return <AutoButton auto={table.auto} onStart={table.startAuto} slow={slow} reason={table.problem} />;
  }
  return (
    <PlayButton onPress={table.bet} waiting={table.busy} slow={slow} reason={table.problem}>
      {withTotal && table.total > 0 ? (
        <span className="grid justify-items-center leading-tight">
          {words.spin} <Money amount={table.total} className="text-sm" />
        </span>
      ) : (
        words.spin
      )}
    </PlayButton>
  );
}

/** What became of the last act at the table, and what prevents play. */
export function TableNotices({ table }: { readonly table: RouletteTable }) {
  const { said, state } = table;
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
      <Notices error={state.phase === "refused" ? state.error : null} auto={table.auto.state} />
    </>
  );
}
