import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/hotkeys.ts";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { PointChips } from "../../shared/screen/live/point-chips.tsx";
import { About } from "./about.tsx";
import { CrashPanel } from "./crash-panel.tsx";
import { CrashPlayers } from "./crash-players.tsx";
import { CrashStage } from "./crash-stage.tsx";
import { chanceOf } from "./figures.ts";
import { pointOf } from "./flight.ts";
import { type CrashTable, useCrash } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** The game of crash: panel, flight and bar. */
export default function CrashScreen() {
  const words = crashWords.useWords();
  const table = useCrash();
  const keys = useCrashKeys(table);
  return (
    <GamePage
      game="crash"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <PointChips
          table={table.live}
          label={words.recent}
          emptyText={words.noRecent}
          pointOf={pointOf}
          chanceOf={chanceOf}
        />
      }
      panel={<CrashPanel table={table} keys={keys} />}
      stage={<CrashStage table={table} />}
      note={<NextRound commitment={table.live.round?.commitment} />}
      after={
        <PlayersBelow>
          <CrashPlayers table={table} />
        </PlayersBelow>
      }
      overlay={table.overlay}
      says={useLiveWords(table)}
    />
  );
}

/** What a screen reader hears: start and end of flights, and how one's own bet went. */
function useLiveWords({ face, overlay, ticket }: CrashTable): string {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  if (face.kind === "flying" && (ticket === null || ticket.leftAt === null)) return words.started;
  if (face.kind !== "crashed") return overlay.announcement;
  const crashed = words.crashedAt(multiplier(face.point));
  return ticket === null ? crashed : `${crashed}. ${overlay.announcement}`;
}

function useCrashKeys(table: CrashTable): Hotkeys {
  const words = crashWords.useWords();
  const { amount, auto } = table;
  return useGameHotkeys({
    playing: table.flies || auto.running,
    amount,
    bet() {
      if (amount.problem !== null || !table.target.ok) return;
      if (table.autoMode) auto.start(amount.value);
      else table.bet();
    },
    during: [{ code: "KeyC", text: words.hotkeyCashOut, hint: words.cashOut, act: table.cashOut }],
  });
}

export { About };
