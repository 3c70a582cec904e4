import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { REACHED } from "../rules/flights.ts";
import { BAR_TONES, heightOf } from "./point-bars.tsx";
import { type TimelineRound, timelineOf } from "./timeline.ts";
import type { FlightsEvent, HouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

/** The points that the axis names, in hundredths. */
const NAMED = [REACHED, 1_000, 5_000];
/** Gaps between more rounds than these would take their room. */
const CLOSE_FROM = 60;

/**
 * Draws the rounds of an event as places that their points fill, behind the rounds that lead to it. It is a picture
 * beside words and figures, so screen readers pass over it.
 */
export function TimelineChart({ table, event }: { readonly table: HouseMarkets; readonly event: FlightsEvent }) {
  const words = houseMarketsWords.useWords().bars;
  const { multiplier } = useFormats();
  const rounds = timelineOf(event, table.tables[event.flights.game]);
  return (
    <div aria-hidden="true" className="grid gap-2">
      <div className="relative h-24 @min-[640px]:h-28">
        {NAMED.map((point) => (
          <span
            key={point}
            className="absolute inset-x-0 flex translate-y-1/2 items-center gap-2"
            style={{ bottom: `${heightOf(point)}%` }}
          >
            <span className="tabular w-11 shrink-0 text-end text-xs text-muted">{multiplier(point)}</span>
            <span className="flex-1 border-t border-dashed border-line-strong" />
          </span>
        ))}
        <div className={classes("absolute inset-0 ms-13 flex", rounds.length < CLOSE_FROM ? "gap-1" : "gap-px")}>
          {rounds.map((round) => (
            <Round key={round.link} round={round} />
          ))}
        </div>
      </div>
      {rounds.some(({ isOwn }) => !isOwn) && (
        <p className="ms-13 flex flex-wrap gap-x-4 text-xs text-muted">
          <Legend swatch="bg-line-strong">{words.before}</Legend>
          <Legend swatch="bg-accent-soft">{words.own}</Legend>
        </p>
      )}
    </div>
  );
}

function Legend({ swatch, children }: { readonly swatch: string; readonly children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-2.5 rounded-xs ${swatch}`} />
      {children}
    </span>
  );
}

function Round({ round: { isOwn, point, isLive } }: { readonly round: TimelineRound }) {
  return (
    <span
      className={classes(
        "relative min-w-0 overflow-clip rounded-t",
        isOwn ? "flex-2" : "flex-1 opacity-60",
        isLive ? "animate-pulse-soft bg-accent-fill/60" : isOwn && "bg-accent-soft/70",
      )}
    >
      <span
        className={classes(
          "absolute inset-x-0 bottom-0 rounded-t transition-[height] duration-(--duration-reveal)",
          point === null ? "bg-line-strong" : BAR_TONES[toneOfPoint(point)],
        )}
        style={{ height: point === null ? "3px" : `${heightOf(point)}%` }}
      />
    </span>
  );
}
