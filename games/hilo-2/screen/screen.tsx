import type { PastRound } from "@fairhouse/protocol/table.ts";
import { lazy } from "react";
import { ChipDock, ChipPanel, ChipSheet } from "../../shared/screen/chips/chip-panel.tsx";
import { LayoutsSheet } from "../../shared/screen/chips/layouts-sheet.tsx";
import { useChipKeys } from "../../shared/screen/chips/use-chip-keys.ts";
import { LiveChipButton } from "../../shared/screen/live/live-chip-button.tsx";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { HistoryButton, RoundChips } from "../../shared/screen/live/round-chips.tsx";
import { useBettingSays } from "../../shared/screen/live/use-betting-says.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { faceOf } from "../rules/deck.ts";
import { About } from "./about.tsx";
import { cardOf } from "./facts.ts";
import { LayoutOutlook } from "./layout-outlook.tsx";
import { useLiveCardName } from "./live-card.tsx";
import { LiveHiloPlayers } from "./players.tsx";
import { LiveHiloStage } from "./stage.tsx";
import { type LiveHiloTable, useLiveHilo } from "./use-live-hilo.ts";
import { hiloWords } from "./words/words.ts";

const CardHistory = lazy(() => import("./card-history.tsx"));

/** The game of hilo 2: panel, cards, cloth and bar. */
export default function LiveHiloScreen() {
  const words = hiloWords.useWords();
  const shared = gameWords.useWords();
  const table = useLiveHilo();
  const beside = useMedia(BESIDE);
  const chipOf = useChipOf();
  const keys = useChipKeys(table, shared.bet, [
    { code: "KeyC", text: words.hotkeyBack, hint: words.hotkeyBack, act: table.takeBack },
  ]);
  const button = (withTotal: boolean) => (
    <LiveChipButton table={table} withTotal={withTotal} placedReason={words.placedReason} />
  );
  return (
    <GamePage
      game="hilo-2"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <RoundChips
          table={table.live}
          label={words.recent}
          emptyText={words.noRecent}
          chipOf={chipOf}
          end={
            <HistoryButton>
              {(card) => <CardHistory table={table.live.table} recent={table.live.recent} {...card} />}
            </HistoryButton>
          }
        />
      }
      panel={
        beside ? (
          <ChipPanel table={table} keys={keys} play={button} outlook={<Beside table={table} />} />
        ) : (
          <ChipSheet table={table} outlook={<LayoutOutlook table={table} />} />
        )
      }
      dock={!beside && <ChipDock table={table} play={button} />}
      stage={<LiveHiloStage table={table} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <>
          <PlayersBelow>
            <LiveHiloPlayers table={table} />
          </PlayersBelow>
          <LayoutsSheet table={table} />
        </>
      }
      overlay={table.overlay}
      says={useSaid(table)}
    />
  );
}

/** Content below the button of a panel beside the stage. */
function Beside({ table }: { readonly table: LiveHiloTable }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LayoutOutlook table={table} />
      <LiveHiloPlayers table={table} />
    </div>
  );
}

/** Returns a function that describes a card as a chip: its rank on its colour, the Joker in gold. */
function useChipOf() {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  return ({ voided, outcome }: PastRound) => {
    const card = voided ? null : cardOf(outcome);
    if (card === null) return null;
    const face = faceOf(card);
    if (face === null) return { text: words.positions.joker, tone: "gold" as const };
    return { text: face.rank, tone: face.colour, name: `${face.rank}: ${nameOf(card)}` };
  };
}

/**
 * Returns the live text for screen readers: betting opens, a card is dealt, which card it was, and the player's own
 * result.
 */
function useSaid({ live, landed, card, overlay }: LiveHiloTable): string {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  const betting = useBettingSays(live);
  const { ticket } = live.seat;
  if (live.face.kind === "running" && (!landed || ticket?.payout === null)) return words.started;
  if (!landed || card === null) return betting;
  return ticket?.id === overlay.of ? overlay.announcement : words.came(nameOf(card));
}

export { About };
