import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { useClockText } from "../../shared/screen/live/clock-text.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { restOf, turnedAfter } from "../drawing/spin.ts";
import { Middle } from "./middle.tsx";
import { Ring, TimerRing } from "./ring.tsx";
import { useShareText } from "./share-text.ts";
import type { JackpotTable } from "./use-jackpot.ts";
import { jackpotWords } from "./words/words.ts";

/** Shows the ring with the text in its middle, and the player's own share below it. */
export function JackpotStage({ table }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const { clock } = usePlayContext();
  const { live, pot, won, landed } = table;
  const { face } = live;
  const startedAt = face.kind === "running" ? face.startedAt : null;
  const spinning = won !== null && startedAt !== null && !landed;
  const turnedNow = () => {
    if (won === null) return 0;
    if (spinning) return turnedAfter(clock.now() - startedAt, won.ticket, won.total);
    return landed ? restOf(won.ticket, won.total) : 0;
  };
  return (
    <div role="img" aria-label={words.stage} className="grid size-full grid-rows-[minmax(0,1fr)_auto] gap-2 md:gap-4">
      <div className="grid min-h-0 place-items-center [container-type:size]">
        <Ring
          pot={pot}
          faces
          turnedNow={turnedNow}
          moving={spinning}
          stopped={landed && won !== null ? won.ticket : null}
          timer={face.kind === "betting" && <Timer closesAt={face.closesAt} bettingMs={live.bettingMs} />}
        >
          <Middle table={table} />
        </Ring>
      </div>
      <Foot table={table} />
    </div>
  );
}

function Timer({ closesAt, bettingMs }: { readonly closesAt: number; readonly bettingMs: number }) {
  const circle = useClockText<SVGCircleElement>(true, (now) => {
    const share = Math.min(1, Math.max(0, closesAt - now) / bettingMs);
    if (circle.current) circle.current.style.strokeDashoffset = String(1 - share);
    return "";
  });
  return <TimerRing circle={circle} />;
}

/** Shows the number of bets, and the player's own share and number of tickets. */
function Foot({ table: { pot, live, staked } }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const shared = liveWords.useWords();
  const { plural } = useFormats();
  const shareOf = useShareText();
  const share = pot.total === 0 ? 0 : staked / pot.total;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm text-muted md:text-base">
      <Part>{plural(live.ticketCount, shared.bets)}</Part>
      {staked > 0 ? (
        <Part>
          <span className="pot-dot pot-colour me-2 inline-block" data-own="true" />
          {words.yourShare} <bdi className="tabular font-bold text-gold">{shareOf(share)}</bdi>
        </Part>
      ) : (
        <Part>{words.notIn}</Part>
      )}
    </p>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
