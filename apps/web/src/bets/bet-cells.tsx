import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { GameArt } from "../base/game-art.tsx";
import { gameOf, useGameTitle } from "../base/games.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { profitOf, slipOf } from "./bet-list.ts";
import { betListWords } from "./words/words.ts";

const SlipPicks = lazyOrNothing(async () => (await import("./slip-picks.tsx")).SlipPicks);

/** The fields of a bet that a row shows; bets of the tables and of the history have them. */
export type RowBet = Pick<BetRecord, "id" | "game" | "bet" | "currencyId" | "stake" | "payout" | "ended" | "leftAt">;

interface RowLinkProps {
  readonly bet: RowBet;
  /** Time of the bet, as shown in the row. */
  readonly when: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The only link of a row, as large as the row, to the page of the bet. */
export function RowLink({ bet, when, className = "", children }: RowLinkProps) {
  const words = betListWords.useWords();
  return (
    <Link
      to={`/bet/${bet.id}`}
      aria-label={words.details(useGameTitle()(bet.game), when)}
      className={`rounded-control after:absolute after:inset-0 hover:text-accent-text ${className}`}
    >
      {children}
    </Link>
  );
}

interface GameCellProps {
  readonly bet: RowBet;
  readonly when: string;
}

/** The game, with the link of the row. */
export function GameCell({ bet, when }: GameCellProps) {
  const titleOf = useGameTitle();
  const game = gameOf(bet.game);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 align-middle">
      <RowLink bet={bet} when={when} className="inline-flex items-center gap-2.5 font-medium">
        {game && <GameArt game={game} size={24} lazy />}
        <span>{titleOf(bet.game)}</span>
      </RowLink>
      {/* Beside the link, whose own name does not say it. */}
      <SlipNote bet={bet} className="ps-8.5" />
    </span>
  );
}

/** Says what kind of slip a bet is, unless it has one leg, and in a line of its own what it is on. */
export function SlipNote({ bet, className = "" }: { bet: RowBet; className?: string }) {
  const words = betListWords.useWords();
  const { plural } = useFormats();
  const slip = slipOf(bet);
  if (slip === null) return null;
  return (
    <>
      {slip.legs > 1 && (
        <span className="text-sm whitespace-nowrap text-muted">{plural(slip.legs, words.slips[slip.kind])}</span>
      )}
      {/* As high as a line before the words of its game are there, so that no row moves. */}
      <span
        className={`line-clamp-2 min-h-4.5 basis-full text-xs font-normal text-muted @min-[600px]:line-clamp-1 @min-[600px]:max-w-80 @min-[600px]:whitespace-normal ${className}`}
      >
        <Suspense>
          <SlipPicks bet={bet} />
        </Suspense>
      </span>
    </>
  );
}

export function MultiplierCell({ bet }: { bet: RowBet }) {
  const words = betListWords.useWords();
  if (bet.ended === "taken_back") return <span className="text-muted">{words.takenBack}</span>;
  if (bet.ended === "refunded") return <span className="text-muted">{words.refunded}</span>;
  const shown = shownOf(bet);
  if (shown === null) return <Badge tone="gold">{words.open}</Badge>;
  return <Multiplier {...shown} className="text-muted" />;
}

export function ProfitCell({ bet }: { bet: RowBet }) {
  const profit = profitOf(bet);
  return profit === null ? <NoAmount /> : <Money amount={profit} currency={bet.currencyId} profit />;
}

/** A dash, shown while an open bet has no figure. */
export function NoAmount() {
  return (
    <span aria-hidden="true" className="text-muted">
      —
    </span>
  );
}
