import { Select } from "@fairhouse/ui/forms/select.tsx";
import { FieldPair, Readout } from "@fairhouse/ui/game/bet-panel.tsx";
import { ProfitLine } from "@fairhouse/ui/game/profit-line.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CashOutNote } from "../../shared/screen/hand/cash-out-note.tsx";
import { CashOutPanel } from "../../shared/screen/hand/cash-out-panel.tsx";
import { FirstStep } from "../../shared/screen/hand/first-step.tsx";
import { RandomMove } from "../../shared/screen/hand/random-move.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { gemsOf } from "../rules/multipliers.ts";
import { chanceOf, MINE_COUNTS, payOf } from "./figures.ts";
import { Ladder } from "./ladder.tsx";
import { TileChoice } from "./tile-choice.tsx";
import type { MinesTable } from "./use-mines.ts";
import { minesWords } from "./words/words.ts";

/** Stake, mines and the button, with the payout of the next gem and of cashing out. */
export function MinesPanel({ table, keys }: { readonly table: MinesTable; readonly keys: Hotkeys }) {
  const words = minesWords.useWords();
  const { auto, open } = table;
  const busy = open || table.phase === "starting" || auto.running;
  const nothingChosen = table.pick === "chosen" && table.chosen.length === 0;
  return (
    <CashOutPanel
      table={table}
      keys={keys}
      onBet={table.bet}
      autoReason={nothingChosen ? words.chooseTiles : null}
      lostText={words.mineHit}
      cashOutNote={<TakeNote table={table} />}
      explain={words.explain}
      fields={<MinesFields table={table} disabled={busy} />}
      autoFields={<TileChoice table={table} disabled={auto.running} />}
      outlook={<Ladder {...standing(table)} />}
      phoneOutlook={<NextGem table={table} />}
      moves={<Moves table={table} />}
    />
  );
}

/** The number of mines and its effect: the gems left, or on phones the payout of the first one. */
function MinesFields({ table, disabled }: { readonly table: MinesTable; readonly disabled: boolean }) {
  const words = minesWords.useWords();
  const { whole, percent } = useFormats();
  const { stake, mines, gems } = standing(table);
  return (
    <FieldPair>
      <Select
        label={words.mines}
        value={String(mines)}
        onChange={(value) => table.setMines(Number(value))}
        options={MINE_COUNTS.map((count) => ({ value: String(count), label: whole(count) }))}
        disabled={disabled}
      />
      <FirstStep
        text={words.firstGem(percent(Math.round(chanceOf(mines, 1) * 100) / 100))}
        pay={payOf(stake, mines, 1)}
      >
        <Readout label={words.gems} value={whole(gemsOf(mines) - gems)} />
      </FirstStep>
    </FieldPair>
  );
}

/** The payout of the next gem, on phones while a hand is open. */
function NextGem({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const { stake, mines, gems } = standing(table);
  const pay = payOf(stake, mines, gems + 1) ?? payOf(stake, mines, gems);
  return (
    <ProfitLine
      label={words.nextGem}
      hundredths={pay?.hundredths}
      about={pay?.about}
      profit={pay?.profit ?? 0}
      share={gems / gemsOf(mines)}
    />
  );
}

function standing({ open, view, amount, mines }: MinesTable) {
  if (!open || view === null) return { stake: amount.value, mines, gems: 0 };
  return { stake: view.bet.amount, mines: view.bet.mines, gems: view.revealed.length };
}

/** The note on the cash-out button: the hand's winnings and the payout of the next gem. */
function TakeNote({ table }: { readonly table: MinesTable }) {
  const { nextPays } = minesWords.useWords();
  const { stake, mines, gems } = standing(table);
  return <CashOutNote now={payOf(stake, mines, gems)} next={payOf(stake, mines, gems + 1)} nextText={nextPays} />;
}

/** A random tile while a hand is open, for players who do not care which. */
function Moves({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  return (
    <RandomMove
      text={words.pickRandom}
      onPress={table.revealRandom}
      disabled={table.free.length === 0 || table.waiting}
    />
  );
}
