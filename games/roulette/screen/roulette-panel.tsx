import { BetPanel, PanelLine, Readout } from "@fairhouse/ui/components/bet-panel.tsx";
import { ChipRack } from "@fairhouse/ui/components/chip-rack.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { useStakeLabel } from "../../shared/screen/use-stake-label.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { POCKETS, positionOf } from "../rules/positions.ts";
import { ChipActions } from "./chip-actions.tsx";
import { HeatCard } from "./heat-card.tsx";
import { outlookOf } from "./layout.ts";
import { nameOf } from "./position-words.ts";
import { SpinButton, TableNotices } from "./spin-button.tsx";
import type { RouletteTable } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** Beside the stage: chips, what lies on the cloth, the button that spins, and what the layout may bring. */
export function RoulettePanel({ table, keys }: { readonly table: RouletteTable; readonly keys: Hotkeys }) {
  const words = rouletteWords.useWords();
  const shared = gameWords.useWords();
  const label = useStakeLabel(words.totalBet);
  const { auto, autoMode } = table;
  return (
    <BetPanel
      label={shared.panel}
      mode={<RouletteMode table={table} />}
      action={
        <>
          <SpinButton table={table} withTotal={false} />
          {autoMode && <AutoProgress auto={auto} />}
          <TableNotices table={table} />
        </>
      }
      secondary={<ChipActions table={table} disabled={isAsleep(table)} />}
      below={!autoMode && <LayoutOutlook table={table} />}
      foot={<HotkeyHint keys={keys} />}
    >
      <Chips table={table} />
      <Readout label={label} value={<Money amount={table.total} icon />} />
      {autoMode && <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />}
    </BetPanel>
  );
}

/** On phones all that one needs for a bet is in the dock; here is the rest. */
export function PhonePanel({ table }: { readonly table: RouletteTable }) {
  const shared = gameWords.useWords();
  const { auto, autoMode } = table;
  return (
    <section aria-label={shared.panel} data-compact className="group/panel grid gap-2.5 p-3">
      {autoMode ? (
        <>
          <AutoProgress auto={auto} />
          <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />
        </>
      ) : (
        <LayoutOutlook table={table} />
      )}
      <HeatCard drawn={table.drawnBefore} onOpen={() => table.open("heat")} />
    </section>
  );
}

/** On phones: everything for a thumb, above the bottom navigation. */
export function PhoneDock({ table }: { readonly table: RouletteTable }) {
  const asleep = isAsleep(table);
  return (
    <div className="grid gap-1.5 p-2">
      <TableNotices table={table} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(96px,34%)] items-center gap-2">
        <Chips table={table} flat />
        <SpinButton table={table} withTotal />
      </div>
      <div data-compact className="group/panel grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <RouletteMode table={table} />
        <div className="grid auto-cols-[46px] grid-flow-col gap-1 *:min-h-12! *:min-w-0! *:px-0! *:text-[0.625rem]!">
          <ChipActions table={table} disabled={asleep} />
        </div>
      </div>
    </div>
  );
}

function isAsleep({ busy, auto }: RouletteTable): boolean {
  return busy || auto.running;
}

function RouletteMode({ table }: { readonly table: RouletteTable }) {
  return (
    <ModeSwitch
      mode={table.autoMode ? "auto" : "manual"}
      onChange={(mode) => table.setAutoMode(mode === "auto")}
      disabled={isAsleep(table)}
    />
  );
}

function Chips({ table, flat = false }: { readonly table: RouletteTable; readonly flat?: boolean }) {
  const words = rouletteWords.useWords();
  return (
    <ChipRack
      label={words.chips}
      value={table.chip}
      onChange={table.setChip}
      amounts={table.amounts}
      disabled={isAsleep(table)}
      className={
        flat
          ? "[&>div]:border-transparent! [&>div]:bg-transparent! [&>div]:p-0! [&>div]:shadow-none! [&>legend]:sr-only"
          : ""
      }
    />
  );
}

/** The place that is pointed at, and what all chips together may bring. */
function LayoutOutlook({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const { whole, percent } = formats;
  const { covered, highest } = outlookOf(table.chips);
  const pointed = table.pointed === null ? undefined : positionOf(table.pointed);
  const share = (pockets: number) => percent(Math.round((pockets / POCKETS) * 10_000) / 10_000);
  return (
    <div className="surface-well grid gap-2 rounded-tile! p-3.5">
      <PanelLine
        label={words.covered}
        value={`${words.numbersOf(whole(covered), whole(POCKETS))} · ${share(covered)}`}
      />
      <PanelLine label={words.highestReturn} value={<Money amount={highest} icon />} />
      <div className="min-h-11 border-t border-line pt-2 text-sm max-md:hidden" aria-hidden="true">
        {pointed === undefined ? (
          <p className="text-muted">{words.pointHint}</p>
        ) : (
          <PanelLine
            label={<span className="font-semibold text-text">{nameOf(pointed, words, formats)}</span>}
            value={
              <>
                <bdi dir="ltr">{whole(pointed.pays)} : 1</bdi> · {share(pointed.pockets.length)}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}
