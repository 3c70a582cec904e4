import { type ReactNode, useRef } from "react";
import { classes } from "../classes.ts";
import { useKeptFocus } from "../overlays/use-kept-focus.ts";

export interface GameFrameProps {
  /** Name of the game; labels the region. */
  readonly label: string;
  /** The game's two colours; a hint of the first lights the stage. */
  readonly colours: readonly [from: string, to: string];
  /** `RecentResults`. */
  readonly recent?: ReactNode;
  /** `BetPanel`. */
  readonly panel: ReactNode;
  /** Fills the stage. The stage is a size container: `size-[100cqmin]` is the largest square in it. */
  readonly stage: ReactNode;
  /** Shown over the stage: `WinOverlay`. */
  readonly overlay?: ReactNode;
  /** Beside the stage, opposite the panel, on screens wide enough for three columns: the bets of a round. */
  readonly side?: ReactNode;
  /** True if the panel lies under the stage from 900 px on too: that of two bets, which stand side by side there. */
  readonly panelBelow?: boolean | undefined;
  /** `ControlBar`. */
  readonly bar: ReactNode;
  /**
   * Phones only: controls within reach of the thumb while a stage taller than the window scrolls. The dock sticks above
   * the bottom navigation, and the stage is at least as high as it asks to be (by a min-height), whatever is left of the
   * window.
   */
  readonly dock?: ReactNode;
  /** Phones only, beside a dock: the stage is as high as its content, for lists that have no height of their own to ask for. */
  readonly flows?: boolean | undefined;
  /** Covers the whole page below the header. Also for full screen, where the shell has no header. */
  readonly theatre?: boolean | undefined;
}

/**
 * The layout of a game page. From 900 px: the panel 340 px at the inline start or below, the stage in the rest, the bar below.
 * A list may
 * stand at its other side on the widest screens. On phones: stage, panel, bar. All of it fits 1440 × 900, 390 × 844 and 360 × 740 without scrolling, because the stage
 * takes what is left. Nothing else takes room from it: cards float over the page (`FloatingCard`).
 */
export function GameFrame({ label, colours, theatre = false, flows = false, ...slots }: GameFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  return (
    <section
      ref={frame}
      aria-label={label}
      style={{ "--stage-light": colours[0] }}
      className={classes(
        // Not overflow: hidden, because the dock would then stick to this element.
        "surface-panel grid grid-cols-[minmax(0,1fr)] overflow-clip [grid-template-areas:'stage'_'panel'_'bar']",
        columnsOf(slots),
        slots.dock ? "grid-rows-[1fr_auto_auto]" : "grid-rows-[minmax(var(--stage-least,280px),1fr)_auto_auto]",
        "min-h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height)-24px)] md:h-[calc(100dvh-var(--header-height)-48px)] md:max-h-[920px] md:min-h-[560px]",
        theatre &&
          "fixed inset-x-0 top-(--header-height) bottom-(--bottom-bar-height) z-30 max-h-none! rounded-none! md:h-auto!",
      )}
    >
      <div
        data-frame-panel=""
        className={classes(
          "min-h-0 min-w-0 border-line bg-panel [grid-area:panel] max-md:border-t md:overflow-x-clip md:overflow-y-auto md:overscroll-contain",
          slots.panelBelow ? "md:border-t" : "md:border-e",
        )}
      >
        {slots.panel}
      </div>
      <div className="flex min-h-0 min-w-0 flex-col [grid-area:stage]">
        <div className="surface-stage relative flex min-h-0 min-w-0 flex-1 flex-col overflow-clip">
          {slots.recent && (
            // A win that is shown above the stage takes the room of the oldest results, instead of lying over them.
            <div className="ps-3 pe-3 pt-2.5 short:pt-1.5 max-md:short:ps-2 max-md:short:pe-2 md:ps-5 md:pe-5 md:pt-4 md:short:pt-3 [:has(>[data-stage]_[data-win-card=above])>&]:pe-46 md:[:has(>[data-stage]_[data-win-card=above])>&]:pe-64">
              {slots.recent}
            </div>
          )}
          <div data-stage="" className="relative min-h-0 min-w-0 flex-1 p-3 max-md:short:p-2 md:p-5 md:short:py-4">
            <div
              className={classes(
                "@container-size relative grid size-full place-items-center",
                flows && "max-md:h-auto max-md:[container-type:inline-size]",
              )}
            >
              {slots.stage}
            </div>
            {slots.overlay}
          </div>
        </div>
        {slots.dock && (
          <div className="sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] z-30 border-t border-line bg-panel shadow-panel">
            {slots.dock}
          </div>
        )}
      </div>
      {slots.side && (
        <div
          data-frame-side=""
          className="min-h-0 min-w-0 overflow-y-auto overscroll-contain border-s border-line bg-panel p-3 [grid-area:side]"
        >
          {slots.side}
        </div>
      )}
      <div className="border-t border-line bg-panel [grid-area:bar]">{slots.bar}</div>
    </section>
  );
}

/** Returns the columns and rows of the frame from 900 px on. */
function columnsOf({ panelBelow, side }: Pick<GameFrameProps, "panelBelow" | "side">): string {
  if (panelBelow) {
    return side
      ? "md:grid-cols-[minmax(0,1fr)_272px] md:grid-rows-[minmax(352px,1fr)_minmax(0,auto)_auto] md:[grid-template-areas:'stage_side'_'panel_panel'_'bar_bar']"
      : "md:grid-rows-[minmax(352px,1fr)_minmax(0,auto)_auto]";
  }
  return side
    ? "md:grid-cols-[340px_minmax(0,1fr)_272px] md:grid-rows-[minmax(0,1fr)_auto] md:[grid-template-areas:'panel_stage_side'_'bar_bar_bar']"
    : "md:grid-cols-[300px_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] md:[grid-template-areas:'panel_stage'_'bar_bar'] lg:grid-cols-[340px_minmax(0,1fr)]";
}
