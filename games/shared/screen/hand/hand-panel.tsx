import { BetPanel } from "@fairhouse/ui/game/bet-panel.tsx";
import type { ReactNode } from "react";
import { Notices } from "../notices.tsx";
import { HotkeyHint } from "../page/hotkey-hint.tsx";
import type { Hotkeys } from "../page/hotkeys.ts";
import { AmountField } from "../panel/amount-field.tsx";
import { AutoButton, AutoProgress } from "../panel/auto-button.tsx";
import { AutoFields } from "../panel/auto-fields.tsx";
import { LastResult } from "../panel/last-result.tsx";
import { ModeSwitch } from "../panel/mode-switch.tsx";
import { PlayButton } from "../panel/play-button.tsx";
import { SessionFigures } from "../panel/session-figures.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import { gameWords } from "../words/words.ts";
import { HandResult } from "./hand-result.tsx";
import type { HandTable } from "./use-hand-table.ts";

export interface HandPanelProps {
  readonly table: HandTable;
  readonly keys: Hotkeys;
  readonly onBet: () => void;
  /** The label of the bet button; defaults to "Bet". */
  readonly betText?: string;
  /** Why no hand can be bet, apart from the amount; absent if the amount is all there is. */
  readonly betReason?: string | null;
  /** Why no automatic hand can be started, apart from the amount. */
  readonly autoReason: string | null;
  /** The large button while a hand is open; nothing if other moves end it. */
  readonly openAction: ReactNode;
  /** The result of the last hand, in words. */
  readonly endText: string;
  /** An explanation of the game in two sentences, shown before the first bet. */
  readonly explain: string;
  /** The game's own fields of the bet; hidden on phones while a hand is open. */
  readonly fields?: ReactNode;
  /** The game's own fields of automatic hands. */
  readonly autoFields: ReactNode;
  /** The possible winnings from here; shown beside the stage while hands are played one by one. */
  readonly outlook: ReactNode;
  /**
   * On phones while a hand is open: the effect of the next step, 48 px high. It replaces the game's own fields, so that
   * the stage does not shift; nothing for a game whose fields take no room there.
   */
  readonly phoneOutlook: ReactNode;
  /** Further moves while a hand is open. */
  readonly moves: ReactNode;
}

/**
 * Shows the amount, the game's own fields, and the button, with the outlook on the next step and the possible moves.
 */
export function HandPanel({ table, keys, ...parts }: HandPanelProps) {
  const words = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { autoMode, auto, open } = table;
  const busy = open || table.phase === "starting" || auto.running;
  return (
    <BetPanel
      label={words.panel}
      dense={autoMode}
      mode={
        // On phones an open hand needs the room, and its mode cannot change anyway.
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
      secondary={!autoMode && <ManualSecondary table={table} {...parts} />}
      room={beside && !autoMode && <SessionFigures game={table.game} />}
      foot={<HotkeyHint keys={keys} />}
    >
      <AmountField amount={table.amount} laid={table.laidAmount} disabled={busy} />
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

/** Shows the bet button; while a hand is open, the game's own. */
function ManualAction(props: Pick<HandPanelProps, "table" | "onBet" | "betText" | "betReason" | "openAction">) {
  const words = gameWords.useWords();
  const { table, onBet, betText } = props;
  if (table.open) return props.openAction;
  return (
    <PlayButton
      does="bet"
      onPress={onBet}
      waiting={table.waiting}
      slow={table.state.slow}
      reason={table.amount.problem ?? props.betReason ?? null}
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

/** Shows the explanation before the first bet, the result after a hand, and the other moves while a hand is open. */
function ManualSecondary(props: Pick<HandPanelProps, "table" | "endText" | "explain" | "moves">) {
  const { table } = props;
  const beside = useMedia(BESIDE);
  // On phones the mode leaves half a row, as in all games.
  if (!beside && !table.open) return <LastResult recent={table.recent} />;
  if (table.ended !== null) return <HandResult ended={table.ended} text={props.endText} />;
  if (table.open) return props.moves;
  return <p className="grid min-h-12 items-center text-center text-sm text-balance text-muted">{props.explain}</p>;
}
