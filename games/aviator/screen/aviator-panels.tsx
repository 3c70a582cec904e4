import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { BetPanel } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SeatButton } from "../../shared/screen/flight/seat-button.tsx";
import { SeatFields, SeatMode, SeatNotes } from "../../shared/screen/flight/seat-parts.tsx";
import type { Flight } from "../../shared/screen/flight/use-flight.ts";
import type { FlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { SeedNote } from "../../shared/screen/live/seed-note.tsx";
import { HotkeyHint } from "../../shared/screen/page/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { SeatBelow } from "./seat-below.tsx";
import { hasResult, SeatResult } from "./seat-result.tsx";
import { aviatorWords } from "./words/words.ts";

interface AviatorPanelsProps {
  readonly flight: Flight;
  readonly seats: readonly [FlightSeat, FlightSeat];
  /** The panel used last: the bet keys act on it, and phones show its fields. */
  readonly used: Place;
  readonly onUse: (place: Place) => void;
  readonly keys: Hotkeys;
}

/** The first or the second bet. */
export type Place = 0 | 1;
const PLACES: readonly Place[] = [0, 1];

/** Shows two bets, each with its own fields, and a note on what they make public. */
export function AviatorPanels(props: AviatorPanelsProps) {
  const beside = useMedia(BESIDE);
  return beside ? <BothPanels {...props} /> : <OnePanel {...props} />;
}

/** Shows the panels side by side under the stage. */
function BothPanels({ flight, seats, onUse, keys }: AviatorPanelsProps) {
  const words = aviatorWords.useWords();
  const { whole } = useFormats();
  return (
    <section aria-label={words.panels} className="grid grid-cols-[minmax(0,1fr)]">
      <div className="grid grid-cols-2">
        {PLACES.map((place) => (
          <div
            key={place}
            onFocusCapture={() => onUse(place)}
            onPointerDownCapture={() => onUse(place)}
            className="min-w-0 border-line first:border-e"
          >
            <SeatBelow flight={flight} seat={seats[place]} number={whole(place + 1)} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-1.5 lg:px-5">
        <div className="[&_p]:text-sm">
          <SeedNote game={flight.game} />
        </div>
        <HotkeyHint keys={keys} />
      </div>
    </section>
  );
}

/** Shows the panel on phones: both buttons, and the fields of one bet. */
function OnePanel({ flight, seats, used, onUse }: AviatorPanelsProps) {
  const words = aviatorWords.useWords();
  const { whole } = useFormats();
  const seat = seats[used];
  const isTold = seats.some((each) => hasResult({ flight, seat: each }));
  return (
    <BetPanel
      label={words.panels}
      mode={
        <div className="relative z-10 grid grid-cols-[2fr_3fr] gap-2.5">
          <SegmentedControl<"0" | "1">
            label={words.panels}
            value={used === 0 ? "0" : "1"}
            onChange={(place) => onUse(place === "0" ? 0 : 1)}
            options={[
              { value: "0", label: whole(1) },
              { value: "1", label: whole(2) },
            ]}
          />
          <SeatMode seat={seat} />
        </div>
      }
      action={
        <>
          <div className="relative z-10 grid grid-cols-2 items-start gap-2.5">
            {PLACES.map((place) => (
              <div
                key={place}
                onPointerDownCapture={() => onUse(place)}
                className="relative grid grid-cols-[minmax(0,1fr)] [&_[data-play-button]]:px-2! [&_[data-play-button]]:text-sm [&_[data-play-button]]:leading-tight [&_[data-play-button]]:whitespace-normal"
              >
                <span
                  aria-hidden="true"
                  className="tabular pointer-events-none absolute -top-1.5 start-2 z-10 grid size-6 place-items-center rounded-full border border-line bg-panel-high text-xs font-bold text-text"
                >
                  {whole(place + 1)}
                </span>
                <SeatButton flight={flight} seat={seats[place]} placedReason={words.placedReason} />
              </div>
            ))}
          </div>
          {/* Results have the place of the note for as long as they are shown: nothing below them moves. */}
          <div className="-my-1 grid min-h-7 items-center *:col-start-1 *:row-start-1">
            <div className={isTold ? "invisible" : undefined}>
              <SeedNote game={flight.game} />
            </div>
            <div className="grid grid-cols-2 gap-2.5">
              {PLACES.map((place) => (
                <div key={place}>
                  <SeatResult flight={flight} seat={seats[place]} />
                </div>
              ))}
            </div>
          </div>
          <SeatNotes seat={seat} />
        </>
      }
    >
      <SeatFields flight={flight} seat={seat} />
    </BetPanel>
  );
}
