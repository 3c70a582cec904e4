import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useNextBetAt } from "@fairhouse/client/use-next-bet.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useState } from "react";
import { gameWords } from "../words/words.ts";

/** Says how long the rules of the house let the next bet wait; null if they let it be made. */
export function useWaitForNextBet(bets: boolean): string | null {
  const { clock } = usePlayContext();
  const words = gameWords.useWords();
  const { whole } = useFormats();
  const at = useNextBetAt();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!bets) return;
    const count = () => setSeconds(Math.max(0, Math.ceil((at - clock.now()) / 1000)));
    count();
    const timer = setInterval(() => {
      count();
      if (at <= clock.now()) clearInterval(timer);
    }, 200);
    return () => clearInterval(timer);
  }, [bets, at, clock]);
  return bets && seconds > 0 ? words.nextBetIn(whole(seconds)) : null;
}
