import { BetPanel, FieldPair, Readout } from "@fairhouse/ui/components/bet-panel.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { ProfitLine } from "@fairhouse/ui/components/profit-line.tsx";
import { Select } from "@fairhouse/ui/components/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Shuffle } from "lucide-react";
import { AmountField } from "../../shared/screen/amount-field.tsx";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { gemsOf } from "../rules/multipliers.ts";
import { chanceOf, MINE_COUNTS, payOf } from "./figures.ts";
import { Ladder } from "./ladder.tsx";
import { TileChoice } from "./tile-choice.tsx";
import type { EndedHand, MinesTable } from "./use-mines.ts";
import { minesWords } from "./words/words.ts";

/** Amount, mines, and the button: what is bet, what the next gem brings, what can be taken. */
export function MinesPanel({ table, keys }: { readonly table: MinesTable; readonly keys: Hotkeys }) {
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { autoMode, auto, open } = table;
  const busy = open || table.phase === "starting" || auto.running;
  return (
    <BetPanel
      label={shared.panel}
      mode={
        // On phones an open hand needs the room; its way of betting stays anyway.
        (beside || !open) && (
          <ModeSwitch
            mode={autoMode ? "auto" : "manual"}
            onChange={(mode) => table.setAutoMode(mode === "auto")}
            disabled={busy}
          />
        )
      }
      action={
        <>
          {autoMode ? <AutoAction table={table} /> : <ManualAction table={table} />}
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={table.state.error} auto={auto.state} slow={table.state.slow && !table.waiting} />
        </>
      }
      secondary={!autoMode && (beside || open) && <ManualSecondary table={table} beside={beside} />}
      foot={<HotkeyHint keys={keys} />}
    >
      <AmountField amount={table.amount} disabled={busy} />
      {(beside || !open) && <MinesFields table={table} disabled={busy} beside={beside} />}
      {autoMode ? (
        <>
          <TileChoice table={table} disabled={auto.running} />
          <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />
        </>
      ) : beside ? (
        <Ladder {...standing(table)} />
      ) : (
        open && <NextGem table={table} />
      )}
    </BetPanel>
  );
}

/** The number of mines, and beside it what that means: the gems that are left, on phones what the first one pays. */
function MinesFields(props: { readonly table: MinesTable; readonly disabled: boolean; readonly beside: boolean }) {
  const { table, disabled, beside } = props;
  const words = minesWords.useWords();
  const { whole, percent } = useFormats();
  const { stake, mines, gems } = standing(table);
  const first = payOf(stake, mines, 1);
  const { ended } = table;
  return (
    <FieldPair>
      <Select
        label={words.mines}
        value={String(mines)}
        onChange={(value) => table.setMines(Number(value))}
        options={MINE_COUNTS.map((count) => ({ value: String(count), label: whole(count) }))}
        disabled={disabled}
      />
      {!beside && ended !== null ? (
        <HandResult ended={ended} />
      ) : beside || first === null ? (
        <Readout label={words.gems} value={whole(gemsOf(mines) - gems)} />
      ) : (
        <dl className="grid min-h-12 content-center text-end text-sm">
          <dt className="text-muted">{words.firstGem(percent(Math.round(chanceOf(mines, 1) * 100) / 100))}</dt>
          <dd className="font-semibold text-win">
            <Multiplier hundredths={first.hundredths} />
          </dd>
        </dl>
      )}
    </FieldPair>
  );
}

/**
 * On phones while a hand is open: what the next gem pays, in the place of the fields that it does not need, and as high,
 * so that the board stays as it is.
 */
function NextGem({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const { stake, mines, gems } = standing(table);
  const pay = payOf(stake, mines, gems + 1) ?? payOf(stake, mines, gems);
  return (
    <div className="grid min-h-12 items-center">
      <ProfitLine
        label={words.nextGem}
        hundredths={pay?.hundredths}
        profit={pay?.profit ?? 0}
        share={gems / gemsOf(mines)}
      />
    </div>
  );
}

function standing({ open, view, amount, mines }: MinesTable) {
  if (!open || view === null) return { stake: amount.value, mines, gems: 0 };
  return { stake: view.bet.amount, mines: view.bet.mines, gems: view.revealed.length };
}

function ManualAction({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const { state, view } = table;
  if (table.open && view !== null) {
    return (
      <PlayButton
        onPress={table.cashOut}
        waiting={table.waiting}
        slow={state.slow}
        disabled={!table.canCashOut && !table.waiting}
      >
        {words.cashOut} {view.cashOut !== null && <Money amount={view.cashOut} />}
      </PlayButton>
    );
  }
  return (
    <PlayButton
      onPress={table.bet}
      waiting={table.waiting}
      slow={state.slow}
      reason={table.amount.problem}
      disabled={table.phase === "revealing"}
    >
      {shared.bet}
    </PlayButton>
  );
}

/** Before the first bet the words that explain it, after one how it ended; while a hand is open a tile for those who do not care which. */
function ManualSecondary({ table, beside }: { readonly table: MinesTable; readonly beside: boolean }) {
  const words = minesWords.useWords();
  const { stake, mines, gems } = standing(table);
  if (table.ended !== null) return <HandResult ended={table.ended} />;
  if (!table.open) {
    return <p className="grid min-h-12 items-center text-center text-sm text-pretty text-muted">{words.explain}</p>;
  }
  return (
    <>
      <Button
        icon={<Shuffle size={18} aria-hidden="true" />}
        onClick={table.revealRandom}
        disabled={table.free.length === 0 || table.waiting}
        className="min-h-12!"
      >
        {beside ? words.pickRandom : words.random}
      </Button>
      {!beside && (
        <p className="surface-well grid place-items-center text-lg">
          <span className="sr-only">{words.totalProfit}</span>
          <Money amount={payOf(stake, mines, gems)?.profit ?? 0} profit />
        </p>
      )}
    </>
  );
}

/** How the last hand ended, and what it brought or took: until the next one begins. */
function HandResult({ ended }: { readonly ended: EndedHand }) {
  const words = minesWords.useWords();
  const won = ended.payout > 0;
  return (
    <p
      className={`flex min-h-12 min-w-0 animate-fade-in items-center justify-between gap-3 rounded-control px-3.5 font-semibold ${won ? "bg-win-soft text-win" : "bg-lose-soft text-lose"}`}
    >
      <span className="min-w-0 truncate text-sm">{won ? words.cashedOut : words.mineHit}</span>
      <Money amount={ended.payout - ended.stake} profit className={won ? "text-lg" : "text-lg text-lose!"} />
    </p>
  );
}

function AutoAction({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const { auto, amount } = table;
  const nothingChosen = table.pick === "chosen" && table.chosen.length === 0;
  return (
    <AutoButton
      auto={auto}
      onStart={() => auto.start(amount.value)}
      slow={table.state.slow}
      reason={nothingChosen ? words.chooseTiles : table.open && !auto.running ? words.resumed : amount.problem}
    />
  );
}
