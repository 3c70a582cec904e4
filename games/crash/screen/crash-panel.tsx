import { FlightPlayers } from "../../shared/screen/flight/flight-players.tsx";
import { SeatPanel } from "../../shared/screen/flight/seat-panel.tsx";
import type { Flight } from "../../shared/screen/flight/use-flight.ts";
import type { FlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { flightWords } from "../../shared/screen/flight/words/words.ts";
import { HotkeyHint } from "../../shared/screen/page/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";

interface CrashPanelProps {
  readonly flight: Flight;
  readonly seat: FlightSeat;
  readonly keys: Hotkeys;
}

/** Shows amount and target, the button that bets and leaves, and the other players. */
export function CrashPanel({ flight, seat, keys }: CrashPanelProps) {
  const words = flightWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  return (
    <SeatPanel
      flight={flight}
      seat={seat}
      label={shared.panel}
      placedReason={words.placedReason}
      below={beside && <FlightPlayers flight={flight} />}
      foot={beside && <HotkeyHint keys={keys} />}
    />
  );
}
