import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useNow } from "../../shared/screen/slip/use-now.ts";
import { countdownText, dayText, HOUR_MS } from "./start-text.ts";
import { sportsWords } from "./words/words.ts";

export interface StartTimeProps {
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** The time of the page, which goes on with the minutes. */
  readonly now: number;
}

/** Shows day and time of a start, and in its last hour how long it is until then. */
export function StartTime({ startsAt, now }: StartTimeProps) {
  const { time, locale } = useFormats();
  const words = sportsWords.useWords();
  const isSoon = startsAt > now && startsAt - now <= HOUR_MS;
  return (
    <>
      <time dateTime={new Date(startsAt).toISOString()} className="tabular inline-block first-letter:uppercase">
        {words.onDay(dayText(startsAt, now, locale), time(startsAt))}
      </time>
      {isSoon && <Countdown startsAt={startsAt} />}
    </>
  );
}

function Countdown({ startsAt }: Pick<StartTimeProps, "startsAt">) {
  const words = sportsWords.useWords();
  const { locale } = useFormats();
  const now = useNow(true);
  return (
    <span role="timer" className="tabular font-semibold text-gold">
      {words.startsIn(isolate(countdownText(startsAt - now), locale))}
    </span>
  );
}
