import { usePlayContext, usePlayRules } from "@fairhouse/client/play-context.tsx";
import { usePlayTime } from "@fairhouse/client/use-play-time.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useEffect, useState } from "react";
import { gameWords } from "../words/words.ts";

/** Shows for how long one has played and what that has won or cost, where the rules of the house ask for it. */
export function PlayTimeLine() {
  return usePlayRules().showPlayTime ? <ShownTime /> : null;
}

function ShownTime() {
  const words = gameWords.useWords();
  const currency = useCurrencyInPlay();
  const { clock } = usePlayContext();
  const [now, setNow] = useState(() => clock.now());
  const { since, net } = usePlayTime(now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return (
    <dl className="mb-2 flex flex-wrap justify-end gap-x-5 gap-y-1 text-sm text-muted">
      <div className="flex gap-2">
        <dt>{words.playTime}</dt>
        <dd className="tabular font-semibold text-text">
          <span role="timer">{clockOf(since === null ? 0 : now - since)}</span>
        </dd>
      </div>
      <div className="flex gap-2">
        <dt>{words.netPosition}</dt>
        <dd className="font-semibold text-text">
          <Money amount={net} currency={currency} profit />
        </dd>
      </div>
    </dl>
  );
}

/** Formats a duration as hours, minutes and seconds: 1:04:09. */
function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
