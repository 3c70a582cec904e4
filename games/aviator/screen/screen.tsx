import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { chanceOf } from "../../shared/rules/point-law.ts";
import { FlightBets } from "../../shared/screen/flight/flight-bets.tsx";
import { FlightStage } from "../../shared/screen/flight/flight-stage.tsx";
import { useFlight } from "../../shared/screen/flight/use-flight.ts";
import { useFlightSays } from "../../shared/screen/flight/use-flight-says.ts";
import { type FlightSeat, useFlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { flightWords } from "../../shared/screen/flight/words/words.ts";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PointChips } from "../../shared/screen/live/past/point-chips.tsx";
import { RoundSeeds } from "../../shared/screen/live/round-seeds.tsx";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { useMedia, WIDE } from "../../shared/screen/use-media.ts";
import { LAW, ROUND } from "../rules/limits.ts";
import { About } from "./about.tsx";
import { AviatorPanels, type Place } from "./aviator-panels.tsx";
import { useAviatorLook } from "./look.ts";
import { aviatorWords } from "./words/words.ts";

/**
 * Shows the game of aviator: two panels, flight and bar, with everybody's bets and the seeds of the last flight below.
 */
export default function AviatorScreen() {
  const words = aviatorWords.useWords();
  const flight = useFlight("aviator", useAviatorLook(), ROUND);
  const first = useFlightSeat(flight, 0);
  const second = useFlightSeat(flight, 1);
  const [used, use] = useState<Place>(0);
  const wide = useMedia(WIDE);
  const keys = useAviatorKeys(first, second, used === 0 ? first : second);
  return (
    <GamePage
      game="aviator"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <PointChips
          table={flight.live}
          label={words.names.recent}
          emptyText={words.names.noRecent}
          chanceOf={(target) => chanceOf(target, LAW)}
        />
      }
      panel={<AviatorPanels flight={flight} seats={[first, second]} used={used} onUse={use} keys={keys} />}
      stage={<FlightStage flight={flight} />}
      panelBelow
      side={wide && <FlightBets flight={flight} />}
      note={<NextRound commitment={flight.live.round?.commitment} />}
      after={
        <div className="mt-3 grid auto-cols-fr grid-cols-[minmax(0,1fr)] items-start gap-3 md:mt-4 md:grid-flow-col md:gap-4">
          {!wide && (
            <div className="surface-panel p-3 md:p-4">
              <FlightBets flight={flight} />
            </div>
          )}
          <div className="surface-panel grid grid-cols-[minmax(0,1fr)] gap-2.5 p-3 md:p-4">
            <RoundSeeds table={flight.live} />
            <p className="text-sm text-pretty text-muted">{words.seedsProtect}</p>
          </div>
        </div>
      }
      overlay={flight.overlay}
      winAt="under-curve"
      says={useFlightSays(flight)}
    />
  );
}

/** Provides the keys: C and V leave; the bet keys act on the panel used last. */
function useAviatorKeys(first: FlightSeat, second: FlightSeat, used: FlightSeat): Hotkeys {
  const words = aviatorWords.useWords();
  const { cashOut } = flightWords.useWords();
  const { whole } = useFormats();
  const leave = (code: string, place: number, act: () => void) => {
    const text = words.keyOf(whole(place), cashOut);
    return { code, text, hint: text, act };
  };
  const plays = ({ flies, auto }: FlightSeat) => flies || auto.running;
  return useGameHotkeys({
    playing: plays(first) || plays(second),
    amount: used.amount,
    bet: used.press,
    during: [leave("KeyC", 1, first.cashOut), leave("KeyV", 2, second.cashOut)],
  });
}

export { About };
