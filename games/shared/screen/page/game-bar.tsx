import { useGameSettings, usePlayContext, usePlayRules } from "@fairhouse/client/play-context.tsx";
import { PlayNoteContext } from "@fairhouse/client/play-note.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { ControlBar } from "@fairhouse/ui/game/control-bar.tsx";
import {
  ChartNoAxesCombined,
  CircleHelp,
  FastForward,
  Keyboard,
  Maximize,
  Minimize,
  RectangleHorizontal,
  ShieldCheck,
  Sparkles,
  Zap,
} from "lucide-react";
import { type ReactNode, use } from "react";
import { entryOf, tablesOf } from "../../../catalog.ts";
import { BESIDE, useMedia } from "../use-media.ts";
import { gameWords } from "../words/words.ts";
import { BarButton } from "./bar-button.tsx";
import type { FullScreen } from "./use-full-screen.ts";
import { VolumeButton } from "./volume-button.tsx";

export interface GameBarProps {
  readonly game: string;
  /** The table shown, of a game with several. */
  readonly table?: string | undefined;
  readonly statisticsShown: boolean;
  readonly onStatistics: () => void;
  readonly hotkeysShown: boolean;
  readonly onHotkeys: () => void;
  readonly rulesShown: boolean;
  readonly onRules: () => void;
  readonly fullScreen: FullScreen;
  /** A discreet note at the end: the commitment to the next round. */
  readonly note?: ReactNode;
}

/** Shows the bar under the stage: look and sound of the game, its rules, and its proof. */
export function GameBar(props: GameBarProps) {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const settings = useGameSettings();
  const { fastPlay } = usePlayRules();
  const { fullScreen } = props;
  const entry = entryOf(props.game);
  const kind = entry?.kind;
  // Events elsewhere are not committed by any chain, and nothing may say that they are.
  const isCommitted = entry === undefined || tablesOf(entry).length > 0;
  const beside = useMedia(BESIDE);
  const note = use(PlayNoteContext);
  const fairness = (
    <Button
      size="sm"
      icon={<ShieldCheck size={18} aria-hidden="true" />}
      onClick={() => context.openFairness({ game: props.game, table: props.table })}
      className="border-transparent! bg-accent-soft! text-accent-text! shadow-none! pointer-coarse:min-h-11"
    >
      {beside ? words.fairness : words.fair}
    </Button>
  );
  return (
    <ControlBar
      label={words.bar}
      end={
        <>
          {beside && note !== null && <div className="max-w-76 min-w-0">{note.text}</div>}
          {beside && props.note}
          {isCommitted && fairness}
        </>
      }
    >
      <VolumeButton />
      {fastPlay && kind !== "round" && kind !== "external" && (
        <BarButton
          name="fast"
          label={words.fastBet}
          icon={<FastForward />}
          pressed={settings.fastBet}
          onClick={() => context.changeGameSettings({ fastBet: !settings.fastBet })}
        />
      )}
      {fastPlay && kind !== "external" && (
        <BarButton
          name="instant"
          label={words.instantBet}
          icon={<Zap />}
          pressed={settings.instantBet}
          onClick={() => context.changeGameSettings({ instantBet: !settings.instantBet })}
        />
      )}
      <BarButton
        name="animations"
        label={words.animations}
        icon={<Sparkles />}
        pressed={settings.showGameAnimation}
        onClick={() => context.changeGameSettings({ showGameAnimation: !settings.showGameAnimation })}
      />
      <BarButton
        name="statistics"
        label={words.statistics}
        icon={<ChartNoAxesCombined />}
        pressed={props.statisticsShown}
        onClick={props.onStatistics}
      />
      {beside && (
        <>
          <BarButton
            name="theatre"
            label={words.theatre}
            icon={<RectangleHorizontal />}
            pressed={settings.theatre}
            onClick={() => context.changeGameSettings({ theatre: !settings.theatre })}
          />
          <BarButton
            name="hotkeys"
            label={words.hotkeys}
            icon={<Keyboard />}
            pressed={props.hotkeysShown}
            onClick={props.onHotkeys}
          />
        </>
      )}
      {beside && fullScreen.possible && (
        <BarButton
          name="full-screen"
          label={words.fullScreen}
          icon={fullScreen.active ? <Minimize /> : <Maximize />}
          pressed={fullScreen.active}
          onClick={fullScreen.toggle}
        />
      )}
      <BarButton
        name="rules"
        label={words.rules}
        icon={<CircleHelp />}
        pressed={props.rulesShown}
        onClick={props.onRules}
      />
    </ControlBar>
  );
}
