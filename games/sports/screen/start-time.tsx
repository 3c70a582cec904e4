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
  /** True where the day stands above already. */
  readonly withoutDay?: boolean;
}

/** Shows day and time of a start, and in its last hour how long it is until then. */
export function StartTime({ startsAt, now, withoutDay = false }: StartTimeProps) {
  const { time, locale } = useFormats();
  const words = sportsWords.useWords();
  const isSoon = startsAt > now && startsAt - now <= HOUR_MS;
  return (
    <>
      <time dateTime={new Date(startsAt).toISOString()} className="tabular inline-block first-letter:uppercase">
        {withoutDay ? time(startsAt) : words.onDay(dayText(startsAt, now, locale), time(startsAt))}
      </time>
      {isSoon && <Countdown startsAt={startsAt} />}
    </>
  );
}

/** Shows the time of a start large, with its day above it, where a score stands later. */
export function KickOff({ startsAt, now }: StartTimeProps) {
  const { time, locale } = useFormats();
  const isSoon = startsAt > now && startsAt - now <= HOUR_MS;
  return (
    <p className="grid justify-items-center text-sm text-muted">
      <time dateTime={new Date(startsAt).toISOString()} className="tabular grid justify-items-center">
        <span className="first-letter:uppercase">{dayText(startsAt, now, locale)}</span>{" "}
        <span className="text-2xl leading-tight font-bold text-text">{time(startsAt)}</span>
      </time>
      {isSoon && <Countdown startsAt={startsAt} />}
    </p>
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
