import { Select } from "@fairhouse/ui/forms/select.tsx";
import { FieldPair, Readout } from "@fairhouse/ui/game/bet-panel.tsx";
import { ProfitLine } from "@fairhouse/ui/game/profit-line.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CashOutNote } from "../../shared/screen/hand/cash-out-note.tsx";
import { CashOutPanel } from "../../shared/screen/hand/cash-out-panel.tsx";
import { FirstStep } from "../../shared/screen/hand/first-step.tsx";
import { PickChoice } from "../../shared/screen/hand/pick-choice.tsx";
import { RandomMove } from "../../shared/screen/hand/random-move.tsx";
import { StepLadder } from "../../shared/screen/hand/step-ladder.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { PITCHES, SIZES } from "../rules/pitches.ts";
import { chanceOf, payOf } from "./figures.ts";
import type { GoalTable } from "./use-goal.ts";
import { goalWords } from "./words/words.ts";

/** Stake, size and the button, with the payout of the next column and of cashing out. */
export function GoalPanel({ table, keys }: { readonly table: GoalTable; readonly keys: Hotkeys }) {
  const words = goalWords.useWords();
  const { auto, open } = table;
  const busy = open || table.phase === "starting" || auto.running;
  const nothingChosen = table.pick === "chosen" && table.path.length === 0;
  return (
    <CashOutPanel
      table={table}
      keys={keys}
      onBet={table.bet}
      autoReason={nothingChosen ? words.choosePath : null}
      lostText={words.saved}
      wonText={table.wonText}
      cashOutNote={<TakeNote table={table} />}
      explain={words.explain}
      fields={<GoalFields table={table} disabled={busy} />}
      autoFields={<PathChoice table={table} disabled={auto.running} />}
      outlook={<Ladder table={table} />}
      phoneOutlook={<NextColumn table={table} />}
      moves={<Moves table={table} />}
    />
  );
}

/** The size of the pitch and the payout of a goal; on phones the chance and the payout of the first column. */
function GoalFields({ table, disabled }: { readonly table: GoalTable; readonly disabled: boolean }) {
  const words = goalWords.useWords();
  const { multiplier, percent } = useFormats();
  const { stake, size } = standing(table);
  const { columns } = PITCHES[size];
  const goal = payOf(stake, size, columns);
  return (
    <FieldPair>
      <Select
        label={words.size}
        labelHidden="in-compact-panel"
        value={size}
        onChange={table.setSize}
        options={SIZES.map((value) => ({ value, label: words.sizes[value] }))}
        disabled={disabled}
      />
      <FirstStep
        text={words.firstColumn(percent(Math.round(chanceOf(size, 1) * 100) / 100))}
        pay={payOf(stake, size, 1)}
      >
        <Readout label={words.goalPays} value={goal === null ? "–" : multiplier(goal.hundredths, goal.about)} />
      </FirstStep>
    </FieldPair>
  );
}

/** The payouts of the next columns and of the goal behind the last. */
function Ladder({ table }: { readonly table: GoalTable }) {
  const words = goalWords.useWords();
  const { stake, size, passed } = standing(table);
  return (
    <StepLadder
      caption={words.ladder}
      head={words.columns}
      reached={words.passed}
      all={PITCHES[size].columns}
      taken={passed}
      payOf={(step) => payOf(stake, size, step)}
      chanceOf={(step) => chanceOf(size, step - passed)}
    />
  );
}

/** The payout of the next column, on phones while a hand is open. */
function NextColumn({ table }: { readonly table: GoalTable }) {
  const words = goalWords.useWords();
  const { stake, size, passed } = standing(table);
  const { columns } = PITCHES[size];
  const pay = payOf(stake, size, Math.min(passed + 1, columns));
  return (
    <ProfitLine
      label={words.nextColumn}
      hundredths={pay?.hundredths}
      about={pay?.about}
      profit={pay?.profit ?? 0}
      share={passed / columns}
    />
  );
}

function standing({ open, view, amount, size }: GoalTable) {
  if (!open || view === null) return { stake: amount.value, size, passed: 0 };
  return { stake: view.bet.amount, size: view.bet.size, passed: view.picks.length };
}

/** The note on the cash-out button: the hand's winnings and the payout of the next column. */
function TakeNote({ table }: { readonly table: GoalTable }) {
  const { nextPays } = goalWords.useWords();
  const { stake, size, passed } = standing(table);
  return <CashOutNote now={payOf(stake, size, passed)} next={payOf(stake, size, passed + 1)} nextText={nextPays} />;
}

/** A random row while a hand is open, for players who do not care which. */
function Moves({ table }: { readonly table: GoalTable }) {
  const words = goalWords.useWords();
  return <RandomMove text={words.pickRandom} onPress={table.kickRandom} disabled={!table.canPick} />;
}

/** The rows of automatic hands: a path chosen on the pitch, or random ones. */
function PathChoice({ table, disabled }: { readonly table: GoalTable; readonly disabled: boolean }) {
  const words = goalWords.useWords();
  const { whole } = useFormats();
  const { pick, path, count, size } = table;
  const columns = pick === "chosen" ? path.length : count;
  return (
    <PickChoice
      label={words.pathChoice}
      pick={pick}
      onPick={table.setPick}
      names={{ chosen: words.chosenPath, random: words.randomRows }}
      chosen={path.length === 0 ? words.choosePath : words.pathLength(whole(path.length))}
      takeBacks={
        path.length === 0
          ? []
          : [
              { text: words.undo, act: table.undo },
              { text: words.clearPath, act: table.clearPath },
            ]
      }
      countLabel={words.randomCount}
      count={count}
      onCount={table.setCount}
      most={PITCHES[size].columns}
      pay={payOf(table.amount.value, size, columns)}
      disabled={disabled}
    />
  );
}
