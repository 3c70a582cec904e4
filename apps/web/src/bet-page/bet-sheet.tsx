import type { BetPage } from "@fairhouse/protocol/play.ts";
import { CurrencyInPlayContext } from "@fairhouse/ui/format/currencies.ts";
import { Suspense } from "react";
import { useGameTitle } from "../base/games.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { isGuestBet } from "../guest/guest-marks.ts";
import { LogToCome } from "../log/log-to-come.tsx";
import { usePicture } from "../page/use-picture.ts";
import { BetHeader } from "./bet-header.tsx";
import { PlayLink } from "./play-link.tsx";
import { Proof } from "./proof.tsx";
import { RawData } from "./raw-data.tsx";
import { Receipt } from "./receipt.tsx";
import { Result } from "./result.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { BetToCome } from "./without-bet.tsx";
import { betWords } from "./words/words.ts";

const LogOfBet = lazyOrNothing(async () => (await import("../log/log-of-bet.tsx")).LogOfBet);

export interface BetSheetProps {
  readonly page: BetPage;
  /** True with a heading of its own, for a page; false below the title of a dialog. */
  readonly titled: boolean;
}

/**
 * Everything about one bet: its result, with player and time, the picture with its replay, the figures, the proof. It
 * is shown together with the picture, which would otherwise move all that is below it when it comes.
 */
export function BetSheet(props: BetSheetProps) {
  const picture = usePicture(props.page.bet.game);
  if (picture.isComing) return <BetToCome />;
  return (
    <Suspense fallback={<BetToCome />}>
      <Sheet {...props} />
    </Suspense>
  );
}

function Sheet({ page, titled }: BetSheetProps) {
  const words = betWords.useWords();
  const { bet } = page;
  const { own } = page;
  const title = words.title(useGameTitle()(bet.game));
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
              className="flex flex-col justify-between gap-3 border-line px-5 py-4 @max-[860px]:border-t @min-[860px]:border-s @min-[860px]:px-6"
            >
              <Receipt bet={bet} />
              {/* Only the browser that made a guest's bet can open it. */}
              {!isGuestBet(bet.id) && <ShareButtons page={page} title={title} />}
            </section>
          </div>
          <Proof page={page} own={own} />
          <RawData page={page} />
          {!isGuestBet(bet.id) && page.proof.seeding !== "hidden" && (
            <Suspense fallback={<LogToCome />}>
              <LogOfBet key={bet.id} page={page} />
            </Suspense>
          )}
          {titled && <PlayLink game={bet.game} />}
        </div>
      </div>
    </CurrencyInPlayContext>
  );
}
