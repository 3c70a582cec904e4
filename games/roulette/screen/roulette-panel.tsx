import { BetPanel, Readout } from "@fairhouse/ui/components/bet-panel.tsx";
import { ChipRack } from "@fairhouse/ui/components/chip-rack.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { CopyPlus, Repeat, Trash2, Undo2 } from "lucide-react";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { gameWords } from "../../shared/screen/game-words.ts";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { rouletteWords } from "./roulette-words.ts";
import type { RouletteTable } from "./use-roulette.ts";

/** Chips, what lies on the cloth, and the button that spins. */
export function RoulettePanel({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { auto, autoMode, said } = table;
  const asleep = table.busy || auto.running;
  return (
    <BetPanel
      label={shared.panel}
      mode={
        <ModeSwitch
          mode={autoMode ? "auto" : "manual"}
          onChange={(mode) => table.setAutoMode(mode === "auto")}
          disabled={asleep}
        />
      }
      action={
        <>
          {autoMode ? (
            <AutoButton auto={auto} onStart={table.startAuto} slow={isSlow(table)} reason={table.problem} />
          ) : (
            <PlayButton onPress={table.bet} waiting={table.busy} slow={isSlow(table)} reason={table.problem}>
              {words.spin}
              {!beside && table.total > 0 && <Money amount={table.total} />}
            </PlayButton>
          )}
          {said.problem && (
            <p role="alert" className="text-sm text-lose">
              {said.text}
            </p>
          )}
          <p aria-live="polite" className="sr-only">
            {said.problem ? "" : said.text}
          </p>
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={table.state.phase === "refused" ? table.state.error : null} auto={auto.state} />
        </>
      }
      secondary={<ChipActions table={table} disabled={asleep} />}
      foot={
        <HotkeyHint
          lines={[
            { key: shared.space, text: words.spin },
            { key: "A", text: "½" },
            { key: "S", text: "2×" },
            { key: "D", text: shared.max },
          ]}
        />
      }
    >
      <ChipRack
        label={words.chips}
        value={table.chip}
        onChange={table.setChip}
        amounts={table.amounts}
        disabled={asleep}
        className="max-md:[&>legend]:sr-only"
      />
      {beside && <Readout label={words.totalBet} value={<Money amount={table.total} icon />} />}
      {autoMode && <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />}
    </BetPanel>
  );
}

function isSlow({ state }: RouletteTable): boolean {
  return state.phase === "placing" && state.slow;
}

function ChipActions({ table, disabled }: { readonly table: RouletteTable; readonly disabled: boolean }) {
  const words = rouletteWords.useWords();
  const empty = table.chips.length === 0;
  const canRepeat = table.lastBet.length > 0 && empty;
  const action = (label: string, icon: React.ReactNode, act: () => void, possible: boolean) => (
    <IconButton
      look="neutral"
      label={label}
      icon={icon}
      disabled={disabled || !possible}
      onClick={act}
      className="h-12! w-full!"
    />
  );
  return (
    <>
      {action(words.undo, <Undo2 className="mirror-rtl" />, table.undo, table.canUndo)}
      {canRepeat
        ? action(words.repeat, <Repeat />, table.repeat, true)
        : action(words.double, <CopyPlus />, table.double, !empty)}
      {action(words.clear, <Trash2 />, table.clear, !empty)}
    </>
  );
}
