import { BetPanel, type BetPanelProps } from "@fairhouse/ui/game/bet-panel.tsx";
import type { ReactNode } from "react";
import { Notices } from "../notices.tsx";
import { HotkeyHint } from "../page/hotkey-hint.tsx";
import type { Hotkeys } from "../page/hotkeys.ts";
import { gameWords } from "../words/words.ts";
import { AutoProgress } from "./auto-button.tsx";
import { AutoFields } from "./auto-fields.tsx";
import { ModeSwitch, type Modes } from "./mode-switch.tsx";
import type { Auto } from "./use-auto.ts";

/** The facts about a table that every panel needs. */
export interface PlayTable extends Modes {
  readonly auto: Auto;
  /** True while a bet made with the panel's values is on its way: the fields are disabled until it is over. */
  readonly asleep: boolean;
  /** Why the last bet was refused; null if it was not. */
  readonly error: unknown;
}

export interface PlayPanelProps extends Pick<BetPanelProps, "children" | "secondary" | "below" | "room"> {
  readonly table: PlayTable;
  readonly keys: Hotkeys;
  /** The large button, which bets, or starts and stops automatic bets. */
  readonly button: ReactNode;
  /** A note under the button about the outcome of the bet. */
  readonly note?: ReactNode;
}

/** Links between these parts have a hit area larger than their text (`seed-note`): visible controls take precedence. */
const OVER_LINKS = "relative z-10 grid grid-cols-[minmax(0,1fr)]";

/** Shows the game's own fields and button, with the surroundings that all games with single bets share. */
export function PlayPanel({ table, keys, button, note, children, ...parts }: PlayPanelProps) {
  const words = gameWords.useWords();
  const { auto, autoMode } = table;
  return (
    <BetPanel
      {...parts}
      label={words.panel}
      dense={autoMode}
      mode={
        <div className={OVER_LINKS}>
          <ModeSwitch table={table} disabled={table.asleep} />
        </div>
      }
      action={
        <>
          <div className={OVER_LINKS}>{button}</div>
          {note}
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={table.error} auto={auto.state} />
        </>
      }
      foot={<HotkeyHint keys={keys} />}
    >
      {children}
      {autoMode && <AutoFields auto={auto} />}
    </BetPanel>
  );
}
