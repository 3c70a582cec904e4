import type { Promotions } from "@fairhouse/protocol/promotions.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check, Flame } from "lucide-react";
import { useSeconds } from "../services/use-seconds.ts";
import { CoinPile } from "./coin-pile.tsx";
import { Countdown } from "./countdown.tsx";
import { useTake } from "./use-promotions.ts";
import { promotionsWords } from "./words/words.ts";

type DayState = "taken" | "today" | "coming";

/** The week of rewards, with a button for today's or the time until the next one. */
export function DailyReward({ promotions }: { promotions: Promotions }) {
  const words = promotionsWords.useWords();
  const errors = errorWords.useWords();
  const format = useFormats();
  const currency = useHouseCurrency();
  const take = useTake("daily");
  const now = useSeconds();
  const own = promotions.own?.daily ?? null;
  const isBarred = promotions.own?.barred != null;
  // After midnight the next day opens even if the server has not been asked yet.
  const claimed = own?.claimed === true && Date.parse(own.nextAt) > now;
  const step = own?.step ?? 1;
  const amount = format.money(promotions.daily[step - 1] ?? 0, currency);
  const stateOf = (day: number): DayState => {
    if (day < step || (day === step && claimed)) return "taken";
    return day === step && !isBarred ? "today" : "coming";
  };
  return (
    <section
      aria-labelledby="daily-reward"
      className="relative grid gap-5 overflow-hidden rounded-panel border border-line bg-[radial-gradient(90%_120%_at_100%_0%,var(--gold-soft),transparent_60%)] p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 id="daily-reward" className="text-xl">
            {words.daily.title}
          </h3>
          <p className="max-w-[58ch] text-pretty text-muted">{words.daily.lead}</p>
        </div>
        {own !== null && (claimed || step > 1) && (
          <p className="flex items-center gap-1.5 rounded-full bg-gold-soft px-3 py-1.5 text-sm font-semibold text-gold">
            <Flame aria-hidden="true" className="size-4" />
            {format.plural(claimed ? step : step - 1, words.daily.streak)}
          </p>
        )}
      </div>
      <ol aria-label={words.daily.days} className="grid grid-cols-4 gap-2 sm:grid-cols-7 sm:gap-2.5">
        {promotions.daily.map((reward, index) => (
          <Day
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of a streak is identified by its place.
            key={index}
            day={index + 1}
            last={index === promotions.daily.length - 1}
            amount={format.money(reward, currency)}
            state={stateOf(index + 1)}
          />
        ))}
      </ol>
      {take.isError && <Alert tone="error">{textOfError(errors, take.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isBarred ? null : claimed && own !== null ? (
          <>
            <Countdown
              label={words.daily.next}
              to={own.nextAt}
              className="surface-well flex min-h-12 items-center gap-2 px-4 text-lg"
            />
            <p role="status" className="text-win">
              {words.daily.takenToday(amount)}
            </p>
          </>
        ) : (
          <Button
            variant="play"
            size="lg"
            loading={take.isPending}
            onClick={(event) => take.mutate(event.currentTarget)}
            className="min-w-48 max-sm:w-full"
          >
            {own === null ? words.signInTo : words.daily.take(amount)}
          </Button>
        )}
        <p className="text-sm text-muted sm:ms-auto">{words.daily.utc}</p>
      </div>
    </section>
  );
}

const looks: Readonly<Record<DayState, string>> = {
  taken: "border-line bg-well",
  today: "border-gold bg-gold-soft shadow-float",
  coming: "border-line bg-panel-high",
};

function Day(props: { day: number; last: boolean; amount: string; state: DayState }) {
  const { day, last, amount, state } = props;
  const words = promotionsWords.useWords().daily;
  const format = useFormats();
  return (
    <li
      aria-current={state === "today" ? "date" : undefined}
      className={classes(
        "relative grid justify-items-center gap-1 rounded-tile border px-1 pt-2.5 pb-3 text-center",
        looks[state],
        last && "max-sm:col-span-2",
      )}
    >
      <span className={classes("text-xs font-semibold", state === "today" ? "text-gold" : "text-muted")}>
        {state === "today" ? words.today : words.day(format.whole(day))}
      </span>
      <CoinPile step={day} className={classes("h-12 w-14", state === "taken" && "opacity-40 saturate-50")} />
      <span className={classes("tabular text-sm font-bold", state === "taken" && "text-muted")}>{amount}</span>
      {state === "taken" && (
        <span className="absolute inset-0 m-auto grid size-8 animate-pop-in place-items-center rounded-full bg-win-fill text-on-win shadow-control">
          <Check aria-hidden="true" className="size-5" strokeWidth={3} />
          <span className="sr-only">{words.taken}</span>
        </span>
      )}
    </li>
  );
}
