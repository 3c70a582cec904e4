import { BetPanel } from "@fairhouse/ui/components/bet-panel.tsx";
import type { ReactNode } from "react";
import { AmountField } from "../amount-field.tsx";
import { AutoButton, AutoProgress } from "../auto-button.tsx";
import { AutoFields } from "../auto-fields.tsx";
import { HotkeyHint } from "../hotkey-hint.tsx";
import type { Hotkeys } from "../hotkeys.ts";
import { ModeSwitch } from "../mode-switch.tsx";
import { Notices } from "../notices.tsx";
import { PlayButton } from "../play-button.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import { gameWords } from "../words/words.ts";
import { HandResult } from "./hand-result.tsx";
import type { HandTable } from "./use-hand-table.ts";

export interface HandPanelProps {
  readonly table: HandTable;
  readonly keys: Hotkeys;
  readonly onBet: () => void;
  /** What the button says that bets; "Bet" where it says nothing else. */
  readonly betText?: string;
  /** Why no automatic hand can be started, besides the amount. */
  readonly autoReason: string | null;
  /** While a hand is open: what its large button does; nothing where other moves end it. */
  readonly openAction: ReactNode;
  /** How the last hand ended. */
  readonly endText: string;
  /** Before the first bet: how it is played, in two sentences. */
  readonly explain: string;
  /** The game's own fields of the bet; not shown on phones while a hand is open. */
  readonly fields?: ReactNode;
  /** The game's own fields of automatic hands. */
  readonly autoFields: ReactNode;
  /** Beside the stage: what may be won from here, while hands are played one by one. */
  readonly outlook: ReactNode;
  /**
   * On phones while a hand is open: what the next step brings, 48 px high. It takes the place of the game's own fields, so that the stage
   * stays as it is; nothing for a game whose fields take no room there.
   */
  readonly phoneOutlook: ReactNode;
  /** While a hand is open: what else can be done with it. */
  readonly moves: ReactNode;
}

/** Amount, the game's own fields, and the button: what is bet, what the next step brings, what can be done. */
export function HandPanel({ table, keys, ...parts }: HandPanelProps) {
  const words = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { autoMode, auto, open } = table;
  const busy = open || table.phase === "starting" || auto.running;
  return (
    <BetPanel
      label={words.panel}
      mode={
        // On phones an open hand needs the room; its way of betting stays anyway.
        (beside || !open) && <ModeSwitch table={table} disabled={busy} />
      }
      action={
        <>
          {autoMode ? (
            <AutoAction table={table} reason={parts.autoReason} />
          ) : (
            <ManualAction table={table} {...parts} />
          )}
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={table.state.error} auto={auto.state} slow={table.state.slow && !table.waiting} />
        </>
      }
      secondary={!autoMode && (beside || open) && <ManualSecondary table={table} {...parts} />}
      foot={<HotkeyHint keys={keys} />}
    >
      <AmountField amount={table.amount} disabled={busy} />
      {(beside || !open) && parts.fields}
      {autoMode ? (
        <>
          {parts.autoFields}
          <AutoFields auto={auto} />
        </>
      ) : beside ? (
        parts.outlook
      ) : (
        open && parts.phoneOutlook && <div className="grid min-h-12 items-center">{parts.phoneOutlook}</div>
      )}
    </BetPanel>
  );
}

/** The button that bets; while a hand is open, the game's own. */
function ManualAction(props: Pick<HandPanelProps, "table" | "onBet" | "betText" | "openAction">) {
  const words = gameWords.useWords();
  const { table, onBet, betText } = props;
  if (table.open) return props.openAction;
  return (
    <PlayButton
      does="bet"
      onPress={onBet}
      waiting={table.waiting}
      slow={table.state.slow}
      reason={table.amount.problem}
      disabled={table.phase === "revealing"}
    >
      {betText ?? words.bet}
    </PlayButton>
  );
}

function AutoAction({ table, reason }: { readonly table: HandTable; readonly reason: string | null }) {
  const words = gameWords.useWords();
  const { auto, amount } = table;
  const resumed = table.open && !auto.running ? words.resumed : null;
  return (
    <AutoButton
      auto={auto}
      onStart={() => auto.start(amount.value)}
      slow={table.state.slow}
      reason={reason ?? resumed ?? amount.problem}
    />
  );
}

/** Before the first bet the words that explain it, after one how it ended, and while a hand is open its other moves. */
function ManualSecondary(props: Pick<HandPanelProps, "table" | "endText" | "explain" | "moves">) {
  const { table } = props;
  if (table.ended !== null) return <HandResult ended={table.ended} text={props.endText} />;
  if (table.open) return props.moves;
  return <p className="grid min-h-12 items-center text-center text-sm text-pretty text-muted">{props.explain}</p>;
}
