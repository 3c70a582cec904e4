import { Notices } from "../../shared/screen/notices.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { AmountField } from "../../shared/screen/panel/amount-field.tsx";
import { AutoProgress } from "../../shared/screen/panel/auto-button.tsx";
import { AutoFields } from "../../shared/screen/panel/auto-fields.tsx";
import { ModeSwitch } from "../../shared/screen/panel/mode-switch.tsx";
import { PlayPanel } from "../../shared/screen/panel/play-panel.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { MultiplierField } from "./multiplier-field.tsx";
import { OrderButton } from "./orders/order-button.tsx";
import { OrderList } from "./orders/order-list.tsx";
import { OrderOutlook } from "./orders/order-outlook.tsx";
import { ColourPlayers } from "./players.tsx";
import type { ColourTable } from "./use-colour.ts";

interface PanelProps {
  readonly table: ColourTable;
}

/** Shows the panel beside the stage: amount, multiplier, the order button, and the player's orders. */
export function ColourPanel({ table, keys }: PanelProps & { readonly keys: Hotkeys }) {
  return (
    <PlayPanel table={table} keys={keys} button={<OrderButton table={table} />} below={<Lists table={table} />}>
      <AmountField amount={table.amount} disabled={table.asleep} />
      <Times table={table} />
      <OrderOutlook table={table} />
    </PlayPanel>
  );
}

/** Shows the player's orders, and everybody's below them. */
function Lists({ table }: PanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OrderList table={table} />
      {/* Data fetched for one table must not be shown for another. */}
      <ColourPlayers key={table.live.table} table={table} />
    </div>
  );
}

/** Shows the rest of the panel on phones, where the dock has everything needed to order. */
export function ColourSheet({ table }: PanelProps) {
  const shared = gameWords.useWords();
  return (
    <section aria-label={shared.panel} data-compact className="group/panel grid grid-cols-[minmax(0,1fr)] gap-2.5 p-3">
      <ModeSwitch table={table} disabled={table.asleep} />
      {table.autoMode && <AutoFields auto={table.auto} />}
      {table.autoMode ? <AutoProgress auto={table.auto} /> : <OrderOutlook table={table} />}
      <OrderList table={table} />
    </section>
  );
}

/** Shows the dock on phones: everything within reach of a thumb, above the bottom navigation. */
export function ColourDock({ table }: PanelProps) {
  return (
    <div data-compact className="group/panel grid grid-cols-[minmax(0,1fr)] gap-1.5 p-2">
      <Notices error={table.error} auto={table.auto.state} />
      <Times table={table} />
      {/* The multiplier replaces the small buttons of the amount field. */}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-2 [&>:first-child_button]:hidden [&_[data-play-button]]:min-h-12 [&_[data-play-button]]:px-2! [&_[data-play-button]]:text-base! [&_[data-play-button]]:leading-tight!">
        <AmountField amount={table.amount} disabled={table.asleep} />
        <OrderButton table={table} />
      </div>
    </div>
  );
}

function Times({ table: { multiplier, setMultiplier, asleep } }: PanelProps) {
  return <MultiplierField value={multiplier} onChange={setMultiplier} disabled={asleep} />;
}
