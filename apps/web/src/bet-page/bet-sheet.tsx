import type { BetPage } from "@fairhouse/protocol/play.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { CurrencyInPlayContext } from "@fairhouse/ui/format/currencies.ts";
import { Link } from "react-router";
import { gameOf, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { BetHeader } from "./bet-header.tsx";
import { Proof } from "./proof.tsx";
import { RawData } from "./raw-data.tsx";
import { Receipt } from "./receipt.tsx";
import { Result } from "./result.tsx";
import { betWords } from "./words/words.ts";

export interface BetSheetProps {
  readonly page: BetPage;
  /** True with a heading of its own, for a page; false below the title of a dialog. */
  readonly titled: boolean;
}

/** Everything about one bet: player and time, the result with its replay, the figures, the proof. */
export function BetSheet({ page, titled }: BetSheetProps) {
  const words = betWords.useWords();
  const { bet } = page;
  const { own } = page;
  return (
    <CurrencyInPlayContext value={bet.currencyId}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @min-[860px]:gap-6">
          <BetHeader page={page} titled={titled} />
          <div className="surface-panel grid grid-cols-[minmax(0,1fr)] overflow-hidden @min-[860px]:grid-cols-[minmax(0,1fr)_320px]">
            <section aria-label={words.result} className="grid">
              <Result key={bet.id} page={page} own={own} />
            </section>
            <section
              aria-label={words.receipt}
              className="border-line px-5 py-4 @max-[860px]:border-t @min-[860px]:border-s @min-[860px]:px-7"
            >
              <Receipt bet={bet} />
            </section>
          </div>
          <Proof page={page} own={own} />
          <RawData page={page} />
          {titled && <PlayLink game={bet.game} />}
        </div>
      </div>
    </CurrencyInPlayContext>
  );
}

function PlayLink({ game }: { readonly game: string }) {
  const { play } = siteWords.useWords();
  const title = useGameTitle()(game);
  const listed = gameOf(game);
  return (
    listed && (
      <Link to={listed.path} className={`${buttonStyle({ variant: "play" })} mt-2 min-h-12 justify-self-center px-8!`}>
        <span>{play(title)}</span>
      </Link>
    )
  );
}
