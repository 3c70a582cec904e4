import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { TableSnapshot } from "@fairhouse/protocol/table.ts";
import { useEffect, useEffectEvent } from "react";
import { chanceOf } from "../../shared/rules/point-law.ts";
import { FlightPlayers } from "../../shared/screen/flight/flight-players.tsx";
import { FlightStage } from "../../shared/screen/flight/flight-stage.tsx";
import { useFlight } from "../../shared/screen/flight/use-flight.ts";
import { useFlightSays } from "../../shared/screen/flight/use-flight-says.ts";
import { type FlightSeat, useFlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { flightWords } from "../../shared/screen/flight/words/words.ts";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { PointChips } from "../../shared/screen/live/past/point-chips.tsx";
import { PlayersBelow } from "../../shared/screen/live/players-below.tsx";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { type Hotkeys, useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { LAW } from "../rules/limits.ts";
import { About } from "./about.tsx";
import { CrashPanel } from "./crash-panel.tsx";
import { useCrashLook } from "./look.ts";
import { crashWords } from "./words/words.ts";

/** Shows the game of crash: panel, flight and bar. */
export default function CrashScreen() {
  const words = crashWords.useWords();
  const flight = useFlight("crash", useCrashLook());
  const seat = useFlightSeat(flight, 0);
  const keys = useCrashKeys(seat);
  useCrashInfo(flight.live.snapshot, flight.face.kind);
  return (
    <GamePage
      game="crash"
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
      panel={<CrashPanel flight={flight} seat={seat} keys={keys} />}
      stage={<FlightStage flight={flight} />}
      note={<NextRound commitment={flight.live.round?.commitment} />}
      after={
        <PlayersBelow>
          <FlightPlayers flight={flight} />
        </PlayersBelow>
      }
      overlay={flight.overlay}
      winAt="under-curve"
      says={useFlightSays(flight)}
    />
  );
}

function useCrashKeys(seat: FlightSeat): Hotkeys {
  const { cashOut } = flightWords.useWords();
  return useGameHotkeys({
    playing: seat.flies || seat.auto.running,
    amount: seat.amount,
    bet: seat.press,
    during: [{ code: "KeyC", text: cashOut, hint: cashOut, act: seat.cashOut }],
  });
}

/** Keeps the session's field of the last crash snapshot up to date with each step of a round. */
function useCrashInfo(snapshot: TableSnapshot | null, step: string) {
  const context = usePlayContext();
  const tell = useEffectEvent(() => context.fill({ crashInfo: snapshot }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on each step.
  useEffect(() => tell(), [step]);
}

export { About };
