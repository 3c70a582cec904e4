import { shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { GameArt } from "../../base/game-art.tsx";
import { gameOf, useGameTitle } from "../../base/games.ts";
import { useOpenBet } from "../../bets/use-open-bet.ts";
import { Panel } from "./panel.tsx";
import { statisticsWords } from "./words/words.ts";

export interface BestMomentsProps {
  readonly profit: Statistics["topProfit"];
  readonly multiplier: Statistics["topMultiplier"];
  /** Id of the currency. */
  readonly currency: string;
}

/** The largest profit and the largest multiplier; each opens its bet. */
export function BestMoments({ profit, multiplier, currency }: BestMomentsProps) {
  const words = statisticsWords.useWords().best;
  const open = useOpenBet(betsOf(profit, multiplier));
  return (
    <Panel title={words.title}>
      {profit === null && multiplier === null && <p className="text-muted">{words.none}</p>}
      <ul onClickCapture={open} className="grid gap-3 sm:grid-cols-2">
        {profit && (
          <Moment
            name={words.profit}
            bet={profit.bet}
            game={profit.game}
            value={<Money amount={profit.value} currency={currency} profit />}
          />
        )}
        {multiplier && (
          <Moment
            name={words.multiplier}
            bet={multiplier.bet}
            game={multiplier.game}
            value={<Multiplier {...shownMultiplier(multiplier.stake, multiplier.payout)} className="text-gold" />}
          />
        )}
      </ul>
    </Panel>
  );
}

/** Lists the bets without duplicates: often one bet is both. */
function betsOf(...moments: readonly Statistics["topProfit"][]): readonly { readonly id: string }[] {
  return [...new Set(moments.flatMap((moment) => moment?.bet ?? []))].map((id) => ({ id }));
}

interface MomentProps {
  readonly name: string;
  readonly bet: string;
  readonly game: string;
  readonly value: ReactNode;
}

function Moment({ name, bet, game, value }: MomentProps) {
  const { see } = statisticsWords.useWords();
  const titleOf = useGameTitle();
  const known = gameOf(game);
  return (
    <li>
      <Link
        to={`/bet/${bet}`}
        className="surface-well flex min-h-14 items-center gap-3 px-3.5 py-2.5 transition-colors hover:border-dim"
      >
        {known && <GameArt game={known} size={28} lazy />}
        <span className="me-auto grid min-w-0">
          <span className="truncate font-medium">{name}</span>
          <span className="truncate text-sm text-muted">{titleOf(game)}</span>
        </span>
        <span className="text-lg">{value}</span>
        <span className="sr-only">{see}</span>
        <ChevronRight aria-hidden="true" className="mirror-rtl size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
