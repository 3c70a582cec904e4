import { SlipPage } from "../../shared/screen/slip/slip-page.tsx";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { LastWinners } from "./last-winners.tsx";
import { OwnRacingSlips } from "./own-slips.tsx";
import { RaceStrip } from "./race-strip.tsx";
import { useShownLegs } from "./slip.ts";
import { useMeeting, useRacing } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

/** Shows virtual racing: the race that is run, the card of the next ones, results, the slip, and the player's bets. */
export default function RacingScreen() {
  const words = racingWords.useWords();
  const table = useRacing();
  const past = useMeeting(table);
  return (
    <SlipPage
      game="racing"
      title={words.title}
      About={About}
      table={table}
      legs={useShownLegs(table)}
      own={<OwnRacingSlips table={table} />}
      noBets={<LastWinners past={past} />}
      recent={<RaceStrip table={table} />}
      stage={(oddsFormat) => (
        <Board table={table} past={past}>
          {oddsFormat}
        </Board>
      )}
    />
  );
}

export { About };
