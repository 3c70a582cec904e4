import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage, BetRecord } from "@fairhouse/protocol/play.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { gameOf, useGameTitle } from "../base/games.ts";
import { profitOf } from "../bets/bet-list.ts";
import { betListWords } from "../bets/words/words.ts";
import { isGuestBet } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { betWords } from "./words/words.ts";

export interface BetHeaderProps {
  readonly page: BetPage;
  /** True to show the heading of a page; a dialog has its own title. */
  readonly titled: boolean;
}

/** The player, game, time and result of a bet, in the colours of its game. */
export function BetHeader({ page, titled }: BetHeaderProps) {
  const { bet } = page;
  const words = betWords.useWords();
  const bets = betListWords.useWords();
  const guest = guestWords.useWords();
  const ofGuest = isGuestBet(bet.id);
  const format = useFormats();
  const title = words.title(useGameTitle()(bet.game));
  const player = (
    <>
      <bdi>{bet.player ?? (ofGuest ? guest.player : bets.hidden)}</bdi>
      {bet.simulated && <SimulatedMark text={bets.simulated} className="ms-1.5 inline-block align-middle" />}
    </>
  );
  const time = format.dateTime(bet.settledAt ?? bet.createdAt);
  const game = gameOf(bet.game);
  return (
    <div
      data-mode="dark"
      style={game && coloursOf(game)}
      className="surface-game [--game-light:62%] rtl:[--game-light:38%] relative isolate overflow-hidden rounded-panel px-5 py-6 text-white md:px-8 md:py-7"
    >
      {game && (
        <GameArt game={game} size={260} className="absolute start-[56%] -bottom-16 -z-10 opacity-20 max-sm:start-1/4" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="flex min-w-0 items-center gap-4">
          {game && <GameArt game={game} size={72} className="size-16! drop-shadow-lg sm:size-18!" />}
          <div className="min-w-0">
            {titled ? (
              <h1 className="text-2xl md:text-3xl">{title}</h1>
            ) : (
              <p className="truncate text-xl font-bold">{player}</p>
            )}
            <p className="mt-0.5 font-medium">
              {titled && player}
              {/* On phones the time has a line of its own. */}
              {titled && <span className="max-sm:hidden"> · </span>}
              <span className={classes("whitespace-nowrap", titled && "max-sm:block")}>{time}</span>
            </p>
          </div>
        </div>
        <Ending bet={bet} />
      </div>
    </div>
  );
}

/** The multiplier in large figures, with the profit, or another result of the bet. */
function Ending({ bet }: { bet: BetRecord }) {
  const words = betWords.useWords();
  const shown = shownOf(bet);
  const profit = profitOf(bet);
  const { multiplier } = useFormats();
  if (shown === null) {
    return <p className="text-3xl font-bold">{isGivenBack(bet) ? words.gaveBack : words.waiting}</p>;
  }
  return (
    <p className="grid leading-none sm:justify-items-end">
      <span className="text-sm font-semibold">{shown.hundredths > 100 ? words.won : words.multiplier}</span>
      {/* The figure fits a phone, whatever its length. */}
      <span
        style={{ "--letters": multiplier(shown.hundredths, shown.about).length }}
        className="mt-1 text-[min(3.75rem,calc((100vw-5rem)/var(--letters)/0.74))] md:text-7xl"
      >
        <Multiplier {...shown} className="font-bold!" />
      </span>
      {profit !== null && (
        <span className="mt-3 justify-self-start rounded-full bg-black/35 px-3.5 py-1.5 sm:justify-self-end">
          <Money amount={profit} currency={bet.currencyId} profit className="text-xl font-bold! text-white!" />
        </span>
      )}
    </p>
  );
}
