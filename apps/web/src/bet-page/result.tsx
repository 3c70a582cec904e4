import type { BetReplayModule } from "@fairhouse/games/shared/screen/bet-view.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import { isOver } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { ImageOff } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { gameOf } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { useModule } from "../page/use-module.ts";
import { usePicture } from "../page/use-picture.ts";
import { ReplayBar } from "./replay-bar.tsx";
import type { BetWords } from "./words/en.ts";
import { betWords } from "./words/words.ts";

export interface ResultProps {
  readonly page: BetPage;
  readonly own: boolean;
}

/** The result of the bet, drawn by its game on its stage, or the reason why there is nothing to draw. */
export function Result({ page, own }: ResultProps) {
  const words = betWords.useWords();
  const { bet } = page;
  const game = gameOf(bet.game);
  return (
    <div
      style={game && !isLostSlip(bet) ? { "--stage-light": game.colours[0] } : undefined}
      className="surface-stage grid min-h-64 grid-cols-[minmax(0,1fr)] content-center gap-4 p-4 @min-[860px]:p-6"
    >
      {isGivenBack(bet) && <Alert tone="info">{backText(words, bet)}</Alert>}
      {!isOver(page) && bet.kind !== "external" ? (
        <>
          <Alert tone="info">{bet.kind === "hand" ? words.openHand : words.openRound}</Alert>
          {own && bet.kind === "hand" && game && <ToGame path={game.path}>{words.continueHand}</ToGame>}
        </>
      ) : (
        <Picture page={page} />
      )}
      {/* The screen of its game shows its events live, and what the house pays for it now. */}
      {own && bet.kind === "external" && bet.payout === null && game && (
        <ToGame path={game.path}>{words.followSlip}</ToGame>
      )}
    </div>
  );
}

/** A slip is a list without a scene: in the green of the leagues a lost one would look like a win. */
function isLostSlip({ kind, payout }: BetPage["bet"]): boolean {
  return kind === "external" && payout === 0;
}

function ToGame({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Link to={path} className={`${buttonStyle({ variant: "play" })} justify-self-center`}>
      <span>{children}</span>
    </Link>
  );
}

function backText(words: BetWords, bet: BetPage["bet"]): string {
  if (bet.kind === "hand") return words.handGivenBack;
  return bet.ended === "taken_back" ? words.takenBack : words.refunded;
}

const coming = <Skeleton className="h-72 rounded-tile!" />;

function Picture({ page }: { readonly page: BetPage }) {
  const words = betWords.useWords();
  const shell = siteWords.useWords();
  const { views, ...still } = usePicture(page.bet.game);
  if (still.failed) {
    const again = <Button onClick={still.retry}>{still.isGone ? shell.error.reload : shell.retry}</Button>;
    return <EmptyState compact tone="error" title={words.pictureFailed} action={again} />;
  }
  if (views === undefined || still.module === null || !still.module.draws(page)) {
    return <EmptyState compact icon={<ImageOff />} title={words.notDrawn} text={words.notDrawnText} />;
  }
  const Still = still.module.default;
  const picture = <Still page={page} />;
  // A bet that was given back was not played to its end.
  if (views.replay === undefined || isGivenBack(page.bet)) return picture;
  return (
    <Replayed page={page} load={views.replay}>
      {picture}
    </Replayed>
  );
}

interface ReplayedProps {
  readonly page: BetPage;
  readonly load: () => Promise<BetReplayModule>;
  /** The still picture, shown before a replay and after one that was skipped. */
  readonly children: ReactNode;
}

function Replayed({ page, load, children }: ReplayedProps) {
  /** Counts the replays, so that each starts afresh; null for the still picture. */
  const [run, setRun] = useState<number | null>(null);
  const [ended, setEnded] = useState(false);
  const replay = useModule<BetReplayModule>(`replay ${page.bet.game}`, run === null ? undefined : load);
  const Replay = replay.module?.default;
  const plays = run !== null && Replay !== undefined;
  const stage = useInSight(plays ? run : null);
  return (
    <>
      <div ref={stage} className="grid scroll-mt-[calc(var(--header-height)+12px)] grid-cols-[minmax(0,1fr)]">
        {plays ? (
          <Suspense fallback={coming}>
            <Replay key={run} page={page} onEnd={() => setEnded(true)} />
          </Suspense>
        ) : (
          children
        )}
      </div>
      <ReplayBar
        state={run === null || replay.failed ? "still" : ended ? "ended" : plays ? "playing" : "loading"}
        failed={replay.failed}
        isGone={replay.isGone}
        onPlay={() => {
          if (replay.failed) replay.retry();
          setEnded(false);
          setRun((run ?? 0) + 1);
        }}
        onStop={() => setRun(null)}
      />
    </>
  );
}

/**
 * Scrolls the stage into view when a replay begins, because its button is below it. Does nothing if it is in view
 * already.
 */
function useInSight(run: number | null) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (run !== null && stage.current !== null) scrollToTop(stage.current);
  }, [run]);
  return stage;
}

/** Scrolls only scrollable elements: `scrollIntoView` also shifts a dialog that clips its content. */
function scrollToTop(element: HTMLElement): void {
  const page = document.documentElement;
  let scroller = element.parentElement ?? page;
  while (scroller !== page && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement ?? page;
  }
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const edge = scroller === page ? margin : scroller.getBoundingClientRect().top;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= edge && bottom <= innerHeight) return;
  const behavior = prefersReducedMotion() ? "instant" : "smooth";
  scroller.scrollBy({ top: top - edge, behavior });
}
