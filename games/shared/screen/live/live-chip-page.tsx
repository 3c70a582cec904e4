import type { ReactNode } from "react";
import type { ChipsBet } from "../../rules/chips.ts";
import { ChipDock, ChipPanel, ChipSheet } from "../chips/chip-panel.tsx";
import { LayoutsSheet } from "../chips/layouts-sheet.tsx";
import { useChipKeys } from "../chips/use-chip-keys.ts";
import { GamePage, type GamePageProps } from "../page/game-page.tsx";
import { ForPlayers } from "../panel/for-players.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import { gameWords } from "../words/words.ts";
import { LiveBetButton, QueuedNote } from "./bet-button.tsx";
import { NextRound } from "./next-round.tsx";
import { RoundChips, type RoundChipsProps } from "./past/round-chips.tsx";
import { PlayersBelow } from "./players-below.tsx";
import type { LiveChips } from "./use-live-chips.ts";
import { liveWords } from "./words/words.ts";

export interface LiveChipPageProps<Bet extends ChipsBet, Outcome, Carry>
  extends Pick<GamePageProps, "game" | "About" | "stage" | "says">,
    Pick<RoundChipsProps<Outcome>, "chipOf" | "end"> {
  readonly table: LiveChips<Bet, Outcome, Carry>;
  readonly words: Readonly<Record<"title" | "recent" | "noRecent" | "placedReason", string>>;
  /** The possible return of the layout. */
  readonly outlook: ReactNode;
  readonly players: ReactNode;
  /** Content below the outlook that has no room on the stage of a phone. */
  readonly sheet?: ReactNode;
}

/** Shows the page of a round on a cloth: panel, cloth and bar; the players are in the panel or, on phones, at the end. */
export function LiveChipPage<Bet extends ChipsBet, Outcome, Carry>(props: LiveChipPageProps<Bet, Outcome, Carry>) {
  const { table, words, chipOf, end, outlook, players, sheet, ...page } = props;
  const shared = gameWords.useWords();
  const { hotkeyBack } = liveWords.useWords();
  const beside = useMedia(BESIDE);
  const keys = useChipKeys(table, shared.bet, [
    { code: "KeyC", text: hotkeyBack, hint: hotkeyBack, act: table.takeBack },
  ]);
  const button = (withTotal: boolean) => (
    <div className="grid gap-1.5">
      <ForPlayers game={page.game}>
        <LiveBetButton
          table={table.live}
          onBet={table.bet}
          reason={table.problem}
          disabled={false}
          placedReason={words.placedReason}
          stake={withTotal ? table.total : undefined}
        />
      </ForPlayers>
      <QueuedNote table={table.live} />
    </div>
  );
  const besideStage = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {outlook}
      {players}
    </div>
  );
  return (
    <GamePage
      {...page}
      title={words.title}
      keys={keys}
      recent={
        <RoundChips table={table.live} label={words.recent} emptyText={words.noRecent} chipOf={chipOf} end={end} />
      }
      panel={
        beside ? (
          <ChipPanel table={table} keys={keys} play={button} outlook={besideStage} />
        ) : (
          <ChipSheet table={table} outlook={outlook}>
            {sheet}
          </ChipSheet>
        )
      }
      dock={!beside && <ChipDock table={table} play={button} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <>
          <PlayersBelow>{players}</PlayersBelow>
          <LayoutsSheet table={table} />
        </>
      }
      overlay={table.overlay}
      winAt="above"
    />
  );
}
