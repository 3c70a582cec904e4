import { viewsOf } from "@fairhouse/games/views.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { gameOf, useGameTitle } from "../base/games.ts";
import { resultText } from "../fairness/result-text.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { useModule } from "../page/use-module.ts";

interface RoundHeaderProps {
  readonly page: RoundPage;
  /** True to show the heading of a page; a dialog has its own title. */
  readonly titled: boolean;
}

/** The game, number, time and result of a round, in the colours of its game. */
export function RoundHeader({ page, titled }: RoundHeaderProps) {
  const words = fairnessWords.useWords().rounds;
  const { whole, dateTime } = useFormats();
  const title = useGameTitle()(page.game);
  const game = gameOf(page.game);
  const { proof } = page;
  return (
    <div
      data-mode="dark"
      style={game && coloursOf(game)}
      className="surface-game relative isolate overflow-hidden rounded-panel text-white [--game-light:62%] rtl:[--game-light:38%]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-6 md:px-8 md:py-7">
        <div className="flex min-w-0 items-center gap-4">
          {game && <GameArt game={game} size={72} className="size-16! drop-shadow-lg sm:size-18!" />}
          <div className="min-w-0">
            {titled && <h1 className="text-2xl md:text-3xl">{words.title(whole(proof.round))}</h1>}
            <p className="font-semibold">{game ? <Link to={game.path}>{title}</Link> : title}</p>
            {proof.closesAt !== null && <p className="text-sm font-medium">{dateTime(proof.closesAt)}</p>}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:flex-col sm:items-end">
          {proof.outcome !== null && <Outcome page={page} />}
          {proof.voided && <span className="font-semibold">{words.voided}</span>}
          {proof.interrupted && <span className="font-semibold">{words.interrupted}</span>}
          {proof.outcome === null && !proof.voided && <span className="text-xl font-bold">{words.open}</span>}
        </div>
      </div>
      <RoundFigures page={page} />
    </div>
  );
}

/** Shows the number of bets, their stakes and, when it is over and all of them are listed, the payouts. */
function RoundFigures({ page: { ticketCount, ticketTotal, tickets } }: { readonly page: RoundPage }) {
  const words = fairnessWords.useWords().rounds;
  const { whole } = useFormats();
  const currency = useHouseCurrency();
  if (ticketCount === 0) return null;
  const payouts = tickets.flatMap(({ payout }) => (payout === null ? [] : [payout]));
  const won = tickets.filter(({ payout, stake }) => payout !== null && payout > stake).length;
  return (
    <dl className="grid auto-cols-fr grid-flow-col border-t border-white/15 bg-black/25 text-center">
      <Figure name={words.bets}>{whole(ticketCount)}</Figure>
      <Figure name={words.staked}>
        <Money amount={ticketTotal} currency={currency} />
      </Figure>
      {payouts.length === ticketCount && (
        <>
          <Figure name={words.paid}>
            <Money amount={payouts.reduce((sum, payout) => sum + payout, 0)} currency={currency} />
          </Figure>
          <Figure name={words.won}>
            <bdi dir="ltr">{words.wonOf(whole(won), whole(ticketCount))}</bdi>
          </Figure>
        </>
      )}
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 border-white/15 px-2 py-3 not-first:border-s">
      <dt className="truncate text-xs font-medium sm:text-sm">{name}</dt>
      <dd className="tabular truncate font-bold sm:text-lg">{children}</dd>
    </div>
  );
}

/** Results of more characters are written smaller, so that a phone has them on one line: the ticket of a pot. */
const LONG = 9;

/** The result of the round, as worded by the game. */
function Outcome({ page: { game, proof } }: { page: RoundPage }) {
  const formats = useFormats();
  const { module } = useModule(`still ${game}`, viewsOf(game)?.still);
  const Head = module?.RoundHead;
  if (Head) {
    return (
      <Suspense>
        <Head proof={proof} />
      </Suspense>
    );
  }
  const text = resultText(proof.outcome, formats);
  return (
    <bdi
      dir="ltr"
      className={classes(
        "tabular leading-none font-bold whitespace-nowrap text-text",
        text.length > LONG ? "text-2xl md:text-5xl" : "text-4xl md:text-6xl",
      )}
    >
      {text}
    </bdi>
  );
}
