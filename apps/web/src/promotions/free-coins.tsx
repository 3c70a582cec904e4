import type { Promotions } from "@fairhouse/protocol/promotions.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check } from "lucide-react";
import { useSeconds } from "../services/use-seconds.ts";
import { CoinPile } from "./coin-pile.tsx";
import { Countdown } from "./countdown.tsx";
import { useTake } from "./use-promotions.ts";
import { promotionsWords } from "./words/words.ts";

const HOUR_MS = 3_600_000;

/** Coins for players who ran out of them. */
export function FreeCoins({ promotions }: { promotions: Promotions }) {
  const words = promotionsWords.useWords();
  const errors = errorWords.useWords();
  const format = useFormats();
  const currency = useHouseCurrency();
  const take = useTake("free_coins");
  const now = useSeconds();
  const { amount, below, waitMs } = promotions.freeCoins;
  const own = promotions.own?.freeCoins ?? null;
  const isBarred = promotions.own?.barred != null;
  const waiting = own?.why === "waiting" && own.nextAt !== null && Date.parse(own.nextAt) > now ? own.nextAt : null;
  return (
    <section
      aria-labelledby="free-coins"
      className="relative flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel border border-line bg-panel-high/50 p-4 sm:p-6"
    >
      {/* The pile is beside the title on phones: a row of its own would be mostly empty. */}
      <CoinPile
        step={7}
        className="h-16 w-20 shrink-0 max-sm:absolute max-sm:end-4 max-sm:top-2 max-sm:h-9 max-sm:w-12"
      />
      <div className="grid min-w-60 flex-1 gap-1">
        <h3 id="free-coins" className="text-lg">
          {words.freeCoins.title}
        </h3>
        <p className="text-muted">
          {words.freeCoins.lead(format.money(amount, currency), format.money(below, currency))}
        </p>
        <p className="text-sm text-muted">{format.plural(Math.round(waitMs / HOUR_MS), words.freeCoins.every)}</p>
        {take.isError && <Alert tone="error">{textOfError(errors, take.error)}</Alert>}
      </div>
      {isBarred ? null : take.isSuccess && take.data !== null && waiting === null && own?.open !== true ? (
        <p role="status" className="text-win">
          {words.freeCoins.given(format.money(amount, currency))}
        </p>
      ) : waiting !== null ? (
        <Countdown
          label={words.freeCoins.waiting}
          to={waiting}
          className="surface-well flex min-h-12 items-center gap-2 px-4"
        />
      ) : own?.why === "coins" ? (
        <p className="flex items-center gap-2 text-muted">
          <Check aria-hidden="true" className="size-5 text-win" />
          {words.freeCoins.enough}
        </p>
      ) : (
        <Button
          variant="accent"
          loading={take.isPending}
          onClick={(event) => take.mutate(event.currentTarget)}
          className="max-sm:w-full"
        >
          {own === null ? words.signInTo : words.freeCoins.take(format.money(amount, currency))}
        </Button>
      )}
    </section>
  );
}
