import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { Lightbulb } from "lucide-react";
import { HandPanel } from "../../shared/screen/hand/hand-panel.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { payoutOfResult } from "../rules/settle.ts";
import { sideStake } from "../rules/sides.ts";
import { useEndText } from "./end-text.ts";
import { Hint } from "./hint.tsx";
import { Moves } from "./moves.tsx";
import { SideFields } from "./side-fields.tsx";
import type { BlackjackTable } from "./use-blackjack.ts";
import { blackjackWords } from "./words/words.ts";

/** Stake, hint and moves, with what is at stake and what it may pay. */
export function BlackjackPanel({ table, keys }: { readonly table: BlackjackTable; readonly keys: Hotkeys }) {
  const words = blackjackWords.useWords();
  const endText = useEndText();
  return (
    <HandPanel
      table={table}
      keys={keys}
      onBet={table.bet}
      betReason={table.sides.problem}
      autoReason={null}
      openAction={<Moves table={table} />}
      endText={table.view === null ? "" : endText(table.view)}
      explain={words.explain}
      fields={!table.autoMode && <OwnFields table={table} />}
      autoFields={<p className="text-sm text-pretty text-muted">{words.autoText}</p>}
      outlook={
        <>
          {table.hinting && <Hint table={table} />}
          <Outlook table={table} />
        </>
      }
      phoneOutlook={table.hinting ? <Hint table={table} /> : <InPlay table={table} />}
      moves={null}
    />
  );
}

/** Side bets and hint: on phones in one row, so that an open hand, which needs one row too, leaves the table as high. */
function OwnFields({ table }: { readonly table: BlackjackTable }) {
  const words = blackjackWords.useWords();
  const beside = useMedia(BESIDE);
  const { hinting, setHinting } = table;
  const sides = <SideFields sides={table.sides} disabled={table.open || table.waiting} />;
  if (beside) {
    return (
      <>
        {sides}
        <Switch label={words.hint} checked={hinting} onChange={setHinting} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      {sides}
      <IconButton
        label={words.hint}
        icon={<Lightbulb aria-hidden="true" />}
        look="neutral"
        pressed={hinting}
        onClick={() => setHinting(!hinting)}
        className="size-12!"
      />
    </div>
  );
}

/** The stake, and the most that the first bet may pay. */
function Outlook({ table }: { readonly table: BlackjackTable }) {
  const words = blackjackWords.useWords();
  const currency = useCurrencyInPlay();
  const { view, open, amount } = table;
  const bet = open && view !== null ? view.bet.amount : amount.value;
  return (
    <div className="surface-well grid gap-2.5 rounded-tile! p-3.5">
      <InPlay table={table} />
      <PanelLine
        label={words.blackjackPays}
        value={<Money amount={payoutOfResult("blackjack", bet)} currency={currency} />}
      />
      <PanelLine label={words.winPays} value={<Money amount={payoutOfResult("win", bet)} currency={currency} />} />
    </div>
  );
}

/** All stakes of the hand. */
function InPlay({ table }: { readonly table: BlackjackTable }) {
  const words = blackjackWords.useWords();
  const currency = useCurrencyInPlay();
  const { laid, open, amount, sides, autoMode } = table;
  const next = amount.value + (autoMode ? 0 : sides.total);
  const hands = (laid?.hands ?? []).reduce((sum, { stake }) => sum + stake, 0);
  const insurance = laid?.insurance.status === "taken" ? laid.insurance.stake : 0;
  const beside = laid === null ? 0 : sideStake(laid.bet);
  return (
    <PanelLine
      label={words.inPlay}
      value={<Money amount={open ? hands + insurance + beside : next} currency={currency} />}
    />
  );
}
