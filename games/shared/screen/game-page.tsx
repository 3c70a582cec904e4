import { useGameSettings, useHouse } from "@fairhouse/client/house.tsx";
import { PlayNoteContext } from "@fairhouse/client/play-note.ts";
import { GameFrame } from "@fairhouse/ui/components/game-frame.tsx";
import { WinOverlay } from "@fairhouse/ui/components/win-overlay.tsx";
import { setVolume } from "@fairhouse/ui/sound/speaker.ts";
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { catalog, type GameId } from "../../catalog.ts";
import { GameBar } from "./game-bar.tsx";
import { gameWords } from "./game-words.ts";
import { type HotkeyLine, HotkeysCard } from "./hotkeys-card.tsx";
import { StatisticsCard } from "./statistics-card.tsx";
import { BESIDE, useMedia, WIDE } from "./use-media.ts";
import type { Overlay } from "./use-overlay.ts";

const SideDialog = lazy(() => import("./side-dialog.tsx"));

export interface GamePageProps {
  readonly game: GameId;
  readonly title: string;
  readonly recent: ReactNode;
  readonly panel: ReactNode;
  readonly stage: ReactNode;
  /** On phones: chips and buttons that stay above the bottom navigation while a tall stage scrolls under them. */
  readonly dock?: ReactNode;
  /** How the last bet ended. */
  readonly overlay: Overlay;
  /** What a screen reader hears; without it the end of each bet alone. */
  readonly says?: string;
  readonly gameKeys: readonly HotkeyLine[];
  readonly About: ComponentType;
  readonly note?: ReactNode;
  /** Under the frame: what has no room inside on phones. */
  readonly after?: ReactNode;
}

type Sheet = "statistics" | "rules";

/** Everything around a game's panel and stage that is the same for all games. */
export function GamePage(props: GamePageProps) {
  const house = useHouse();
  const words = gameWords.useWords();
  const settings = useGameSettings();
  const wide = useMedia(WIDE);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useSettingsOfThePage();

  // Beside the stage where there is room, otherwise over it, so that the stage keeps its size.
  const showStatistics = () => {
    if (wide) house.changeGameSettings({ showGameInfo: !settings.showGameInfo });
    else setSheet("statistics");
  };
  const beside = wide && (settings.showGameInfo || settings.showHotkeyPanel);
  return (
    <>
      <GameFrame
        label={props.title}
        colours={coloursOf(props.game)}
        theatre={settings.theatre && wide}
        recent={props.recent}
        panel={<WithNote panel={props.panel} />}
        stage={props.stage}
        dock={props.dock}
        overlay={
          <WinOverlay
            result={props.overlay.result}
            announcement={props.says ?? props.overlay.announcement}
            onDone={props.overlay.clear}
          />
        }
        info={
          beside && (
            <div className="grid gap-4">
              {settings.showGameInfo && <StatisticsCard game={props.game} />}
              {settings.showHotkeyPanel && <HotkeysCard gameKeys={props.gameKeys} />}
            </div>
          )
        }
        bar={
          <GameBar
            game={props.game}
            note={props.note}
            statisticsShown={wide ? settings.showGameInfo : sheet === "statistics"}
            onStatistics={showStatistics}
            hotkeysShown={settings.showHotkeyPanel}
            onHotkeys={() => house.changeGameSettings({ showHotkeyPanel: !settings.showHotkeyPanel })}
            onRules={() => setSheet("rules")}
          />
        }
      />
      {props.after}
      <Suspense>
        {sheet === "rules" && (
          <SideDialog title={words.rules} wide onClose={() => setSheet(null)}>
            <props.About />
          </SideDialog>
        )}
        {sheet === "statistics" && (
          <SideDialog title={words.statistics} onClose={() => setSheet(null)}>
            <StatisticsCard game={props.game} />
          </SideDialog>
        )}
      </Suspense>
    </>
  );
}

/** The panel; on phones, whose bar has no room for it, with what the shell has to say under it. */
function WithNote({ panel }: { panel: ReactNode }) {
  const note = use(PlayNoteContext);
  const beside = useMedia(BESIDE);
  if (note === null || beside) return panel;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {panel}
      <div className="grid min-h-9 content-center border-t border-line px-3 py-2">{note.text}</div>
    </div>
  );
}

function coloursOf(game: GameId): readonly [from: string, to: string] {
  const entry = catalog.find(({ id }) => id === game);
  if (entry === undefined) throw new Error(`${game} is not in the catalogue`);
  return entry.colours;
}

/** Volume and animations reach what is not React: the speaker, style sheets, canvases. */
function useSettingsOfThePage() {
  const { soundVolume, showGameAnimation } = useGameSettings();
  useEffect(() => setVolume(soundVolume), [soundVolume]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!showGameAnimation) dataset.motion = "reduce";
    return () => {
      delete dataset.motion;
    };
  }, [showGameAnimation]);
}
