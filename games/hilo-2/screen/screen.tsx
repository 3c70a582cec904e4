import { lazy } from "react";
import { LiveChipPage } from "../../shared/screen/live/live-chip-page.tsx";
import { HistoryButton } from "../../shared/screen/live/past/round-chips.tsx";
import { useRevealSays } from "../../shared/screen/live/use-betting-says.ts";
import { faceOf } from "../rules/deck.ts";
import type { LiveHiloOutcome } from "../rules/hilo.ts";
import { About } from "./about.tsx";
import { LayoutOutlook } from "./layout-outlook.tsx";
import { useLiveCardName } from "./live-card.tsx";
import { LiveHiloPlayers } from "./players.tsx";
import { LiveHiloStage } from "./stage.tsx";
import { type LiveHiloTable, useLiveHilo } from "./use-live-hilo.ts";
import { hiloWords } from "./words/words.ts";

const CardHistory = lazy(() => import("./card-history.tsx"));

/** The game of hilo 2: panel, cards, cloth and bar. */
export default function LiveHiloScreen() {
  const table = useLiveHilo();
  return (
    <LiveChipPage
      game="hilo-2"
      table={table}
      words={hiloWords.useWords()}
      About={About}
      chipOf={useChipOf()}
      end={<HistoryButton>{(card) => <CardHistory live={table.live} {...card} />}</HistoryButton>}
      outlook={<LayoutOutlook table={table} />}
      players={<LiveHiloPlayers table={table} />}
      stage={<LiveHiloStage table={table} />}
      says={useSaid(table)}
    />
  );
}

/** Returns a function that describes a card as a chip: its rank on its colour, the Joker in gold. */
function useChipOf() {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  return ({ card }: LiveHiloOutcome) => {
    const face = faceOf(card);
    if (face === null) return { text: words.positions.joker, tone: "gold" as const };
    return { text: face.rank, tone: face.colour, name: `${face.rank}: ${nameOf(card)}` };
  };
}

/** Returns the live text for screen readers; see {@link useRevealSays}. */
function useSaid(table: LiveHiloTable): string {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  return useRevealSays(table, words.started, table.card && words.came(nameOf(table.card)));
}

export { About };
