import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { classes } from "@fairhouse/ui/classes.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect } from "react";
import { CountdownBar } from "../../shared/screen/live/countdown-bar.tsx";
import { useStandstill } from "../../shared/screen/live/use-standstill.ts";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { placeOfRound, slidTo } from "./conveyor.ts";
import { Strip } from "./strip.tsx";
import { Targets } from "./targets.tsx";
import type { SlideTable } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Shows the stage: text above the strip, the strip, and everybody's targets below it. */
export function SlideStage({ table }: { readonly table: SlideTable }) {
  const words = slideWords.useWords();
  const { clock } = usePlayContext();
  const { live, point, landed, ticketTarget } = table;
  const { face, round } = live;
  const sliding = face.kind === "running" && !landed;
  const number = round?.number ?? 1;
  const startedAt = face.kind === "running" ? face.startedAt : null;
  const placeNow = () => {
    if (sliding && startedAt !== null) return slidTo(number, clock.now() - startedAt);
    return placeOfRound(landed ? number : number - 1);
  };
  useSlideSounds(sliding, landed);
  return (
    <div
      role="img"
      aria-label={words.stage}
      className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto] gap-[clamp(4px,2.4cqh,28px)]"
    >
      {/* As high as the countdown, the highest of its texts: the strip stays where it is from bets to result. */}
      <div className="grid min-h-[clamp(72px,22cqh,160px)] content-center justify-items-center gap-1 text-center">
        <Figure table={table} />
      </div>
      <div className="min-h-0 w-full">
        <Strip
          placeNow={placeNow}
          moving={sliding}
          drawn={drawnOf(live.recent, round?.number, point)}
          landed={landed}
          target={ticketTarget}
        />
      </div>
      <Targets table={table} />
    </div>
  );
}

/** Returns results by round: those of past rounds, and that of this round from the start of its slide. */
function drawnOf(
  recent: SlideTable["live"]["recent"],
  number: number | undefined,
  point: number | null,
): ReadonlyMap<number, number> {
  const drawn = new Map<number, number>();
  for (const round of recent) {
    if (round.outcome !== null) drawn.set(round.number, round.outcome.point);
  }
  if (number !== undefined && point !== null) drawn.set(number, point);
  return drawn;
}

const FIGURE = "tabular text-[clamp(2.25rem,14cqmin,6.5rem)] leading-none font-bold";
const TONES = { plain: "text-text", win: "text-win", gold: "text-gold" } as const;

function Figure({ table }: { readonly table: SlideTable }) {
  const words = slideWords.useWords();
  const { multiplier } = useFormats();
  const { live, point, landed, ticketTarget } = table;
  const { face } = live;
  const standstill = useStandstill(live);
  if (landed && point !== null) {
    return (
      <>
        <p dir="ltr" className={classes(FIGURE, "animate-pop-in", TONES[toneOfPoint(point)])}>
          {multiplier(point)}
        </p>
        {ticketTarget !== null && <OwnEnd target={ticketTarget} point={point} />}
      </>
    );
  }
  if (face.kind === "betting") {
    return (
      <div className="grid w-[min(320px,60cqw)] justify-items-center gap-1">
        <CountdownBar
          closesAt={face.closesAt}
          bettingMs={live.bettingMs}
          label={words.slidesIn}
          className="text-[clamp(1.9rem,11cqmin,5rem)]"
        />
      </div>
    );
  }
  if (face.kind === "running") {
    return (
      <Note title={words.sliding} text={ticketTarget === null ? "" : words.yourTarget(multiplier(ticketTarget))} />
    );
  }
  return standstill && <Note {...standstill} />;
}

function OwnEnd({ target, point }: { readonly target: number; readonly point: number }) {
  const words = slideWords.useWords();
  const { multiplier } = useFormats();
  const hit = target <= point;
  return (
    <p
      className={classes(
        "rounded-full px-3.5 py-0.5 text-sm font-semibold md:text-base",
        hit ? "bg-win-soft text-win" : "text-muted",
      )}
    >
      {hit ? words.reached(multiplier(target)) : words.missed(multiplier(target))}
    </p>
  );
}

function Note({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <>
      <p className="text-[clamp(1.5rem,6.5cqmin,2.75rem)] leading-tight font-bold">{title}</p>
      {text && <p className="max-w-md text-muted">{text}</p>}
    </>
  );
}

function useSlideSounds(sliding: boolean, landed: boolean) {
  useEffect(() => {
    if (sliding) sounds.sweep();
  }, [sliding]);
  useEffect(() => {
    if (landed) sounds.flip();
  }, [landed]);
}
