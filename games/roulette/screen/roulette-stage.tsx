import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useRef } from "react";
import { useWidth } from "../../shared/screen/use-width.ts";
import { BettingTable } from "./betting-table.tsx";
import { HeatCard } from "./heat-card.tsx";
import { colourOf } from "./pocket-tone.ts";
import { Racetrack } from "./racetrack-view.tsx";
import { type Stance, sizeOf } from "./table-geometry.ts";
import type { RouletteTable } from "./use-roulette.ts";
import { Reach, ToTrack, ViewSwitch } from "./view-switch.tsx";
import { Wheel } from "./wheel.tsx";
import { WheelBowl, WheelFace } from "./wheel-face.tsx";
import { rouletteWords } from "./words/words.ts";

export interface RouletteStageProps {
  readonly table: RouletteTable;
  /** True if the stage is beside the panel; then a table that is wide enough lies below the wheel. */
  readonly beside: boolean;
  /** The last results; on phones they are in the empty corner of the standing table. */
  readonly recent: ReactNode;
}

/** Smallest width of a cell in pixels; a lying table that would need narrower ones stands instead. */
const LEAST_CELL = 36;

export function RouletteStage({ table, beside, recent }: RouletteStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const lying = beside && (width ?? Number.POSITIVE_INFINITY) >= sizeOf("lying").width * LEAST_CELL;
  return (
    <div ref={root} className={classes(beside ? "size-full" : "absolute -inset-2")}>
      {lying ? (
        <LyingStage table={table} />
      ) : (
        <StandingStage
          table={table}
          corner={beside ? <HeatCard drawn={table.drawnBefore} compact onOpen={() => table.showHeat(true)} /> : recent}
        />
      )}
    </div>
  );
}

/** Shows the wheel, the parts beside it, and below it the table or the racetrack. */
function LyingStage({ table }: { readonly table: RouletteTable }) {
  return (
    <div className="flex size-full flex-col items-center gap-4">
      <div className="[container:roulette-seat/size] min-h-0 w-full flex-1">
        <div className="roulette-top">
          <div className="@container-size grid place-items-center [grid-area:wheel]">
            <div className="size-[100cqmin]">
              <TableWheel table={table} />
            </div>
          </div>
          <div
            data-compact
            className="group/panel flex flex-wrap items-center gap-2 self-end [grid-area:view] *:shrink-0"
          >
            <ViewSwitch table={table} />
            {table.view === "track" && <Reach table={table} />}
          </div>
          <div className="self-end justify-self-end [grid-area:heat]">
            <HeatCard drawn={table.drawnBefore} onOpen={() => table.showHeat(true)} />
          </div>
        </div>
      </div>
      <div className="aspect-[14/4.8] w-full max-w-[min(100%,900px,180cqh)] shrink-0">
        <TableOrTrack table={table} stance="lying" />
      </div>
    </div>
  );
}

/** Shows the narrow stage: the table stands, and the wheel covers it while it turns. */
function StandingStage({ table, corner }: { readonly table: RouletteTable; readonly corner: ReactNode }) {
  const turning = table.spin !== null && table.pace !== "instant";
  const track = table.view === "track";
  return (
    <div className="roulette-standing-stage relative mx-auto size-full max-w-110">
      {track ? (
        <div className="roulette-standing-track">
          <div className="flex min-w-0 items-center">{corner}</div>
          <TableOrTrack table={table} stance="standing" />
          <div data-compact className="group/panel flex items-center justify-between gap-2">
            <ViewSwitch table={table} />
            <Reach table={table} />
          </div>
        </div>
      ) : (
        <>
          <TableOrTrack table={table} stance="standing" />
          <div className="roulette-corner top-0">
            <MiniWheel />
            {corner}
          </div>
          <div className="roulette-corner bottom-0">
            <ToTrack table={table} />
          </div>
        </>
      )}
      <div
        className={classes(
          "absolute -inset-2 z-20 bg-raised/92 transition-opacity duration-(--duration-enter)",
          // The drawn number stays visible for a moment after the ball has come to rest.
          turning ? "opacity-100" : "pointer-events-none opacity-0 delay-900",
        )}
      >
        {/* In the middle of the visible part, however far the page is scrolled. */}
        <div className="@container-size sticky top-(--header-height) grid h-[min(100%,100dvh-var(--header-height)-var(--bottom-bar-height)-140px)] place-items-center">
          <div className="size-[min(92cqmin,520px)]">
            <TableWheel table={table} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Shows that there is a wheel, until the first result takes its place: the large one appears when it turns. */
function MiniWheel() {
  return (
    <span aria-hidden="true" className="roulette-mini">
      <WheelBowl />
      <WheelFace />
    </span>
  );
}

function TableWheel({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const { shows } = table;
  return (
    <Wheel
      label={shows === null ? words.wheel : words.wheelShows(words.result(words[colourOf(shows)], whole(shows)))}
      spin={table.spin}
      shows={table.spin === null ? shows : null}
      pace={table.pace}
      onRest={table.rested}
    />
  );
}

function TableOrTrack({ table, stance }: { readonly table: RouletteTable; readonly stance: Stance }) {
  if (table.view === "track") {
    return (
      <div className="@container-size grid size-full place-items-center">
        <Racetrack
          stance={stance}
          chips={table.chips}
          reach={table.reach}
          chip={table.chip}
          disabled={table.asleep}
          drawn={table.drawn}
          onNumber={table.placeNeighbours}
          onCall={table.placeCall}
        />
      </div>
    );
  }
  return <BettingTable table={table} stance={stance} />;
}
