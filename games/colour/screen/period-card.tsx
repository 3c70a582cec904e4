import { useSecondsText } from "../../shared/screen/live/clock-text.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { clockDigits } from "./clock-digits.ts";
import type { ColourTable } from "./use-colour.ts";
import { colourWords } from "./words/words.ts";

/** Shows the number of the period, and the remaining time of its betting in large figures. */
export function PeriodCard({ table }: { readonly table: ColourTable }) {
  const words = colourWords.useWords();
  const shared = liveWords.useWords();
  const { period, locked, secondsLeft, live } = table;
  return (
    <div className="colour-period" data-locked={locked} data-closing={secondsLeft !== null && !locked}>
      <p className="colour-label">{words.period}</p>
      <p dir="ltr" className="colour-period-name">
        {period?.name ?? "–"}
      </p>
      {period === null ? (
        <Waiting kind={live.face.kind} />
      ) : (
        <>
          <p className="colour-label colour-left">{locked ? shared.closing : words.closesIn}</p>
          <Clock closesAt={period.closesAt} />
        </>
      )}
    </div>
  );
}

function Waiting({ kind }: { readonly kind: ColourTable["live"]["face"]["kind"] }) {
  const words = colourWords.useWords();
  const live = liveWords.useWords();
  const text = kind === "offline" ? live.offline : kind === "waiting" ? words.nextSoon : live.loading;
  return <p className="colour-waiting">{text}</p>;
}

/** Shows minutes and seconds, each digit on its own tile. */
function Clock({ closesAt }: { readonly closesAt: number }) {
  const figure = (place: 0 | 1 | 2) => (now: number) => {
    const [minutes, seconds] = clockDigits(closesAt - now);
    return place === 0 ? minutes : (seconds[place - 1] ?? "0");
  };
  const minutes = useSecondsText<HTMLSpanElement>(true, figure(0));
  const tens = useSecondsText<HTMLSpanElement>(true, figure(1));
  const ones = useSecondsText<HTMLSpanElement>(true, figure(2));
  return (
    <p role="timer" dir="ltr" className="colour-clock">
      <span ref={minutes} className="colour-figure" />
      <span className="colour-colon">:</span>
      <span ref={tens} className="colour-figure" />
      <span ref={ones} className="colour-figure" />
    </p>
  );
}
