import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { BettingTable } from "./betting-table.tsx";
import { colourOf } from "./pocket-tone.ts";
import { rouletteWords } from "./roulette-words.ts";
import type { RouletteTable } from "./use-roulette.ts";
import { Wheel } from "./wheel.tsx";

/** Wheel and cloth: one above the other on wide stages; on phones the wheel comes over the standing cloth while it turns. */
export function RouletteStage({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const lying = useMedia(BESIDE);
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
      <div
        className={classes(
          "absolute -inset-3 z-20 grid place-items-center bg-raised/85 p-4 backdrop-blur-sm transition-opacity duration-(--duration-enter)",
          // The drawn number stays in sight for a moment after the ball has come to rest.
          turning ? "opacity-100" : "pointer-events-none opacity-0 delay-900",
        )}
      >
        <div className="grid size-full place-items-center *:h-auto! *:max-h-full *:w-full">{wheel}</div>
      </div>
    </div>
  );
}
