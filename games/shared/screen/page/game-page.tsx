import { useGameSettings, usePlayContext } from "@fairhouse/client/play-context.tsx";
import { PlayNoteContext } from "@fairhouse/client/play-note.ts";
import { useFlag } from "@fairhouse/client/preferences.ts";
import { GameFrame } from "@fairhouse/ui/game/game-frame.tsx";
import { WinOverlay, type WinPlace } from "@fairhouse/ui/game/win-overlay.tsx";
import { setVolume } from "@fairhouse/ui/sound/speaker.ts";
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { catalog, type GameId } from "../../../catalog.ts";
import { BESIDE, useMedia, WIDE } from "../use-media.ts";
import { gameWords } from "../words/words.ts";
import { GameBar } from "./game-bar.tsx";
import type { Hotkeys } from "./hotkeys.ts";
import { HotkeysCard } from "./hotkeys-card.tsx";
import { PlayTimeLine } from "./play-time-line.tsx";
import { RulesCard } from "./rules-card.tsx";
import { StatisticsCard } from "./statistics-card.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import type { Overlay } from "./use-overlay.ts";

const SideDialog = lazy(() => import("./side-dialog.tsx"));
const KeysQuestion = lazy(() => import("./keys-question.tsx"));

export interface GamePageProps {
  readonly game: GameId;
  /** The table shown, of a game with several. */
  readonly table?: string;
  readonly title: string;
  readonly recent: ReactNode;
  readonly panel: ReactNode;
  readonly stage: ReactNode;
  /** A list beside the stage; only on screens that are spacious. */
  readonly side?: ReactNode;
  /** True if the panel lies under the stage on all screens. */
  readonly panelBelow?: boolean;
  /** For phones: chips and buttons that stay above the bottom navigation while a tall stage scrolls under them. */
  readonly dock?: ReactNode;
  /** True if the stage is as high as its content beside a dock. */
  readonly flows?: boolean;
  /** The result of the last bet. */
  readonly overlay: Overlay;
  /** The place of a win where it covers nothing, instead of the middle of the stage. */
  readonly winAt?: WinPlace | undefined;
  /** Text for screen readers; by default the result of each bet only. */
  readonly says?: string;
  readonly keys: Hotkeys;
  readonly About: ComponentType;
  readonly note?: ReactNode;
  /** Content under the frame that has no room inside it on phones. */
  readonly after?: ReactNode;
}

type Sheet = "statistics" | "rules";

/** Initial places of the cards of rules and keys, at the end of the page. Statistics lie in the bet panel. */
const UPPER_END = { x: 1, y: 0 };
const LOWER_END = { x: 1, y: 0.9 };
/** Beside the rules, where a panel lies in the lower half of the page. */
const UPPER_MIDDLE = { x: 0.55, y: 0 };

/** Shows everything around panel and stage that all games share. */
export function GamePage(props: GamePageProps) {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const settings = useGameSettings();
  const wide = useMedia(WIDE);
  const beside = useMedia(BESIDE);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [statistics, setStatistics] = useFlag("statistics");
  const fullScreen = useFullScreen();
  const [asked, setAsked] = useState(false);
  if (props.keys.question !== null && !asked) setAsked(true);
  useSettingsOfThePage();

  const says = props.says ?? props.overlay.announcement;
  const showRules = () => {
    if (wide) context.changeGameSettings({ showGameInfo: !settings.showGameInfo });
    else setSheet("rules");
  };
  // On phones the card is a sheet over the panel, so it opens on demand and is not restored.
  const statisticsShown = beside ? statistics : sheet === "statistics";
  const showStatistics = (shown: boolean) => {
    if (beside) setStatistics(shown);
    else setSheet(shown ? "statistics" : null);
  };
  const showHotkeys = (showHotkeyPanel: boolean) => context.changeGameSettings({ showHotkeyPanel });
  return (
    <>
      <PlayTimeLine />
      <GameFrame
        label={props.title}
        colours={coloursOf(props.game)}
        theatre={fullScreen.active || (settings.theatre && wide)}
        recent={props.recent}
        panel={<WithNote panel={props.panel} />}
        stage={props.stage}
        side={props.side}
        panelBelow={props.panelBelow}
        dock={props.dock}
        flows={props.flows}
        overlay={
          <WinOverlay
            result={props.overlay.result}
            announcement={says}
            told={says === props.overlay.announcement ? (props.overlay.of ?? undefined) : undefined}
            onDone={props.overlay.clear}
            at={props.winAt}
          />
        }
        bar={
          <GameBar
            game={props.game}
            table={props.table}
            note={props.note}
            fullScreen={fullScreen}
            statisticsShown={statisticsShown}
            onStatistics={() => showStatistics(!statisticsShown)}
            hotkeysShown={settings.showHotkeyPanel}
            onHotkeys={() => showHotkeys(!settings.showHotkeyPanel)}
            rulesShown={wide ? settings.showGameInfo : sheet === "rules"}
            onRules={showRules}
          />
        }
      />
      {statisticsShown && (
        <StatisticsCard game={props.game} home="panel-bottom" onClose={() => showStatistics(false)} />
      )}
      {beside && settings.showHotkeyPanel && (
        <HotkeysCard
          keys={props.keys}
          home={props.panelBelow ? UPPER_MIDDLE : LOWER_END}
          low={props.panelBelow}
          onClose={() => showHotkeys(false)}
        />
      )}
      {wide && settings.showGameInfo && (
        <RulesCard About={props.About} home={UPPER_END} low={props.panelBelow} onClose={showRules} />
      )}
      {props.after}
      <Suspense>
        {asked && <KeysQuestion question={props.keys.question} />}
        {sheet === "rules" && (
          <SideDialog title={words.rules} onClose={() => setSheet(null)}>
            <props.About />
          </SideDialog>
        )}
      </Suspense>
    </>
  );
}

/** Shows the panel. On phones, whose bar has no room for the shell's note, the note follows below. */
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

/** Passes volume and animation settings on to non-React code: the speaker, style sheets, canvases. */
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
