import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { useClockText } from "../../shared/screen/live/clock-text.ts";
import { useRunningBet } from "../../shared/screen/live/use-standstill.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import type { WonPot } from "../facts.ts";
import { prizeOf } from "../rules/pot.ts";
import { useShareText } from "./share-text.ts";
import type { JackpotTable, Winner } from "./use-jackpot.ts";
import { jackpotWords } from "./words/words.ts";

const SMALL = "text-[clamp(0.6875rem,4.6cqmin,1.05rem)] leading-tight";
const LARGE = "tabular text-[clamp(1.05rem,11cqmin,3.6rem)] leading-none font-bold";

/** Shows the text in the middle of the ring: the pot and its remaining time, or the winner. */
export function Middle({ table }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const shared = liveWords.useWords();
  const { live, pot, won, landed, winner } = table;
  const { face } = live;
  const running = useRunningBet(live);
  if (landed && won !== null && winner !== null) return <WinnerCard winner={winner} won={won} />;
  switch (face.kind) {
    case "loading":
      return <Note title={shared.loading} />;
    case "offline":
      return <Note title={shared.offline}>{running}</Note>;
    case "waiting":
      if (pot.total === 0) return <Note title={words.emptyPot}>{words.emptyText}</Note>;
      return (
        <Amount total={pot.total}>
          <span className="font-semibold text-text">{words.oneMore}</span>
          <span className="mt-1 max-sm:hidden">{words.aloneText}</span>
        </Amount>
      );
    case "betting":
      return (
        <Amount total={pot.total}>
          {words.spinIn} <Seconds closesAt={face.closesAt} />
        </Amount>
      );
    case "closing":
      return <Amount total={pot.total}>{shared.closing}</Amount>;
    case "running":
      return <Amount total={pot.total}>{words.spinning}</Amount>;
    default:
      return <Note title={shared.voided}>{words.refunded}</Note>;
  }
}

function Amount({ total, children }: { readonly total: number; readonly children: ReactNode }) {
  const words = jackpotWords.useWords();
  const currency = useHouseCurrency();
  return (
    <>
      <p className={classes(SMALL, "text-muted")}>{words.pot}</p>
      <p className={classes(LARGE, "my-[2.2cqmin] flex items-center gap-[0.25em] text-gold")}>
        <span className="flex max-md:hidden">
          <CurrencyIcon currency={currency} size={26} />
        </span>
        <Money amount={total} currency={currency} countUpMs={500} />
      </p>
      <p className={classes(SMALL, "grid max-w-full justify-items-center text-balance text-muted")}>{children}</p>
    </>
  );
}

function Seconds({ closesAt }: { readonly closesAt: number }) {
  const shared = liveWords.useWords();
  const seconds = useClockText<HTMLSpanElement>(true, (now) =>
    shared.seconds((Math.max(0, closesAt - now) / 1000).toFixed(1)),
  );
  return (
    <span
      ref={seconds}
      className="tabular mt-1 text-[clamp(1.05rem,7.4cqmin,2.1rem)] leading-none font-bold text-text"
    />
  );
}

function WinnerCard({ winner, won }: { readonly winner: Winner; readonly won: WonPot }) {
  const words = jackpotWords.useWords();
  const shared = liveWords.useWords();
  const { whole } = useFormats();
  const shareOf = useShareText();
  const currency = useHouseCurrency();
  const beside = useMedia(BESIDE);
  return (
    <div className="grid w-full animate-pop-in grid-cols-[minmax(0,1fr)] justify-items-center gap-[1.6cqmin]">
      <span className="flex rounded-full ring-3 ring-gold">
        <Avatar name={winner.player} seed={winner.avatar} size={beside ? 48 : 26} />
      </span>
      <p className="flex max-w-full items-center gap-1.5 text-[clamp(0.6875rem,6.4cqmin,1.7rem)] leading-tight font-bold">
        <bdi className="truncate">{winner.name}</bdi>
        {winner.simulated && <SimulatedMark text={shared.simulated} />}
      </p>
      <p className="tabular flex items-center gap-[0.25em] text-[clamp(0.95rem,9cqmin,2.6rem)] leading-none font-bold text-gold">
        <span className="flex max-md:hidden">
          <CurrencyIcon currency={currency} size={22} />
        </span>
        <Money amount={prizeOf(won.total)} currency={currency} countUpMs={700} />
      </p>
      <p className={classes(SMALL, "max-w-[80%] text-balance text-muted")}>
        {words.wonWith(whole(won.ticket), shareOf(winner.chance))}
      </p>
    </div>
  );
}

function Note({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <p className="text-[clamp(1.05rem,7cqmin,2rem)] leading-tight font-bold text-balance">{title}</p>
      {children && <p className={classes(SMALL, "mt-[2cqmin] text-balance text-muted")}>{children}</p>}
    </>
  );
}
