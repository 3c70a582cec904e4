import { FieldPair, Readout } from "@fairhouse/ui/components/bet-panel.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { ProfitLine } from "@fairhouse/ui/components/profit-line.tsx";
import { Select } from "@fairhouse/ui/components/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Shuffle } from "lucide-react";
import { CashOutPanel, useEndText } from "../../shared/screen/hand/cash-out-panel.tsx";
import { HandResult } from "../../shared/screen/hand/hand-result.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { gemsOf } from "../rules/multipliers.ts";
import { chanceOf, MINE_COUNTS, payOf } from "./figures.ts";
import { Ladder } from "./ladder.tsx";
import { TileChoice } from "./tile-choice.tsx";
import type { MinesTable } from "./use-mines.ts";
import { minesWords } from "./words/words.ts";

/** Amount, mines, and the button: what is bet, what the next gem brings, what can be taken. */
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
      cashOutNote={<CashOutNote table={table} />}
      explain={words.explain}
      fields={<MinesFields table={table} disabled={busy} />}
      autoFields={<TileChoice table={table} disabled={auto.running} />}
      outlook={<Ladder {...standing(table)} />}
      phoneOutlook={<NextGem table={table} />}
      moves={<Moves table={table} />}
    />
  );
}

/** The number of mines, and beside it what that means: the gems that are left, on phones what the first one pays. */
function MinesFields({ table, disabled }: { readonly table: MinesTable; readonly disabled: boolean }) {
  const words = minesWords.useWords();
  const { whole, percent } = useFormats();
  const beside = useMedia(BESIDE);
  const { stake, mines, gems } = standing(table);
  const first = payOf(stake, mines, 1);
  const { ended } = table;
  const endText = useEndText(ended, words.mineHit);
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
        <HandResult ended={ended} text={endText} />
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

/** On phones while a hand is open: what the next gem pays. */
function NextGem({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const { stake, mines, gems } = standing(table);
  const pay = payOf(stake, mines, gems + 1) ?? payOf(stake, mines, gems);
  return (
    <ProfitLine
      label={words.nextGem}
      hundredths={pay?.hundredths}
      profit={pay?.profit ?? 0}
      share={gems / gemsOf(mines)}
    />
  );
}

function standing({ open, view, amount, mines }: MinesTable) {
  if (!open || view === null) return { stake: amount.value, mines, gems: 0 };
  return { stake: view.bet.amount, mines: view.bet.mines, gems: view.revealed.length };
}

/** On the button that cashes out: the profit in it, and what the next gem would make of the stake. */
function CashOutNote({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const { signed } = useFormats();
  const { stake, mines, gems } = standing(table);
  const now = payOf(stake, mines, gems);
  const next = payOf(stake, mines, gems + 1);
  return (
    <>
      {now !== null && <bdi dir="ltr">{signed(now.profit)}</bdi>}
      {now !== null && next !== null && " · "}
      {next !== null && (
        <>
          {words.nextPays} <Multiplier hundredths={next.hundredths} />
        </>
      )}
    </>
  );
}

/** While a hand is open: a tile for players who do not care which. */
function Moves({ table }: { readonly table: MinesTable }) {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { stake, mines, gems } = standing(table);
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
          <span className="sr-only">{shared.totalProfit}</span>
          <Money amount={payOf(stake, mines, gems)?.profit ?? 0} profit />
        </p>
      )}
    </>
  );
}
