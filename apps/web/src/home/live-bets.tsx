import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import type { ReactNode } from "react";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { Near } from "./near.tsx";
import { homeWords } from "./words/words.ts";

const BetTables = lazyOrNothing(async () => (await import("../bets/bet-tables.tsx")).BetTables);

/** Rows are cards on phones, of which fewer are enough. */
const ROWS = matchMedia("(width < 600px)").matches ? 5 : 10;

/** Everybody's bets near the end of the home page, in their final size from the start. */
export function LiveBets() {
  const words = homeWords.useWords();
  const { rows } = useLiveBets("all", null);
  const isShort = rows !== null && rows.length < ROWS;
  const heading = (
    <h2 className="flex items-center gap-2.5 text-xl">
      <span aria-hidden="true" className="mx-1.5 size-2.5 animate-pulse-soft rounded-full bg-win" />
      {words.live}
    </h2>
  );
  return (
    <section aria-label={words.live} className={isShort ? "" : "min-h-[640px]"}>
      <Near place={<LiveBetsToCome heading={heading} />}>
        <BetTables game={null} first="all" heading={heading} rows={ROWS} />
      </Near>
    </section>
  );
}

const PLACEHOLDERS = Array.from({ length: ROWS }, (_, index) => `row-${index}`);

/** A placeholder as high as the table that replaces it. */
function LiveBetsToCome({ heading }: { heading: ReactNode }) {
  return (
    <div aria-busy="true">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {heading}
        <Skeleton className="h-[46px] w-72 max-w-full rounded-tile!" />
      </div>
      <div className="mt-4 grid gap-2 sm:gap-1">
        <div className="h-9 max-sm:hidden" />
        {PLACEHOLDERS.map((name) => (
          <Skeleton key={name} className="h-24 rounded-tile! sm:h-12 sm:rounded-control!" />
        ))}
      </div>
    </div>
  );
}
