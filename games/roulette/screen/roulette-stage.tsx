import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { BettingTable } from "./betting-table.tsx";
import { colourOf } from "./pocket-tone.ts";
import { rouletteWords } from "./roulette-words.ts";
import type { RouletteTable } from "./use-roulette.ts";
import { Wheel } from "./wheel.tsx";

export interface RouletteStageProps {
  readonly table: RouletteTable;
  /** Beside the panel the table lies under the wheel; on phones it stands, and the wheel comes over it while it turns. */
  readonly lying: boolean;
  /** The last results, which have their place in the empty corner of the standing table. */
  readonly recent: ReactNode;
}

/** Wheel and table. */
export function RouletteStage({ table, lying, recent }: RouletteStageProps) {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const turning = table.spin !== null && !table.instantBet;
  const shown = table.shows;
  const label = shown === null ? words.wheel : words.wheelShows(words.result(words[colourOf(shown)], whole(shown)));
  const wheel = (
    <Wheel
      label={label}
      spin={table.spin}
      shows={table.spin === null ? shown : null}
      instant={table.instantBet}
      onRest={table.rested}
    />
  );
  const cloth = (
    <BettingTable
      stance={lying ? "lying" : "standing"}
      chips={table.chips}
      disabled={table.busy || table.auto.running}
      drawn={table.drawn}
      pointed={table.pointed}
      onPoint={table.point}
      onPlace={table.place}
      onRemove={table.remove}
    />
  );
  if (lying) {
    return (
      <div className="flex size-full flex-col items-center gap-5">
        <div className="grid min-h-0 w-full flex-1 place-items-center">{wheel}</div>
        <div className="aspect-[14/4.8] w-full max-w-[min(100%,900px,180cqh)] shrink-0">{cloth}</div>
      </div>
    );
  }
  return (
    <div className="relative size-full">
      {cloth}
      <div className="roulette-corner">{recent}</div>
      <div
        className={classes(
          "absolute -inset-3 z-20 bg-raised/85 backdrop-blur-sm transition-opacity duration-(--duration-enter)",
          // The drawn number stays in sight for a moment after the ball has come to rest.
          turning ? "opacity-100" : "pointer-events-none opacity-0 delay-900",
        )}
      >
        {/* In the middle of what is in sight, however far the page is scrolled. */}
        <div className="sticky top-(--header-height) grid h-[min(100%,100dvh-var(--header-height)-var(--bottom-bar-height)-140px)] place-items-center p-4">
          <div className="grid size-full place-items-center *:h-auto! *:max-h-full *:w-full">{wheel}</div>
        </div>
      </div>
    </div>
  );
}
