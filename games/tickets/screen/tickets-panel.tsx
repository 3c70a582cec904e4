import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { InstantButton, InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { PlayButton } from "../../shared/screen/panel/play-button.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { TOP_PRIZE } from "../rules/prizes.ts";
import { STACK_SIZES } from "./stack-sizes.ts";
import type { TicketsTable } from "./use-tickets.ts";
import { ticketsWords } from "./words/words.ts";

/** Price, number of tickets, and the button that buys them and opens those that the player does not scratch. */
export function TicketsPanel({ table, keys }: { readonly table: TicketsTable; readonly keys: Hotkeys }) {
  const words = ticketsWords.useWords();
  const currency = useCurrencyInPlay();
  const beside = useMedia(BESIDE);
  const { amount, autoMode, total } = table;
  const stack = <StackField table={table} disabled={table.asleep} />;
  return (
    <InstantPanel
      table={table}
      keys={keys}
      button={<MainButton table={table} />}
      // On phones this sits beside the mode, which leaves more height for the ticket.
      secondary={!beside && !autoMode && stack}
    >
      {beside && !autoMode && (
        <>
          <div className="grid gap-1.5">
            <span className="text-sm text-muted">{words.stackSize}</span>
            {stack}
          </div>
          <PanelLine label={words.total} value={<Money amount={total} currency={currency} icon />} />
          <PanelLine label={words.topPrize} value={<Money amount={topPrizeOf(amount.value)} currency={currency} />} />
        </>
      )}
    </InstantPanel>
  );
}

/** The choice of how many tickets to buy at once. */
function StackField({ table, disabled }: { readonly table: TicketsTable; readonly disabled: boolean }) {
  const words = ticketsWords.useWords();
  const { whole } = useFormats();
  return (
    <SegmentedControl
      label={words.stackSize}
      value={String(table.size)}
      onChange={(chosen) => {
        const size = STACK_SIZES.find((one) => String(one) === chosen);
        if (size !== undefined) table.setSize(size);
      }}
      options={STACK_SIZES.map((size) => ({ value: String(size), label: whole(size) }))}
      disabled={disabled}
    />
  );
}

/** The button that buys, or opens tickets while there is something to scratch. */
function MainButton({ table }: { readonly table: TicketsTable }) {
  const words = ticketsWords.useWords();
  const { plural } = useFormats();
  const { scratching, tickets } = table;
  if (scratching !== null) {
    const several = scratching.left > 1 || (scratching.isOpen && scratching.left > 0);
    return (
      <div className={several ? "grid grid-cols-2 gap-2.5 [&_[data-play-button]]:px-2!" : "grid"}>
        <PlayButton does="show" variant="neutral" onPress={scratching.reveal}>
          {scratching.isOpen ? words.next : tickets.length > 1 ? words.revealOne : words.revealAll}
        </PlayButton>
        {several && (
          <PlayButton does="show" variant="neutral" onPress={scratching.finish}>
            {words.revealAll}
          </PlayButton>
        )}
      </div>
    );
  }
  if (table.bringWaiting !== null) {
    return (
      <PlayButton does="show" onPress={table.bringWaiting} waiting={table.busy}>
        {words.next}
      </PlayButton>
    );
  }
  return <InstantButton table={table}>{plural(table.size, words.buy)}</InstantButton>;
}

/** Returns the top prize at a price; zero for a price that cannot be paid. */
function topPrizeOf(price: number): number {
  return Number.isSafeInteger(price * TOP_PRIZE) ? price * TOP_PRIZE : 0;
}
