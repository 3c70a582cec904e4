import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { hundredthsOf } from "../bets/bet-list.ts";
import { gameOf, useGameTitle } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";
import { ShareButtons } from "./share-buttons.tsx";

/** Whose bet, on what, when, and how it ended: in the colours of its game. */
export function BetHeader({ bet }: { bet: BetRecord }) {
  const words = shellWords.useWords();
  const format = useFormats();
  const title = words.betPage.title(useGameTitle()(bet.game));
  const game = gameOf(bet.game);
  return (
    <header
      data-mode="dark"
      style={game && { "--game-from": game.colours[0], "--game-to": game.colours[1] }}
      className="surface-game [--game-light:62%] rtl:[--game-light:38%] relative isolate overflow-hidden rounded-panel px-5 py-6 text-white md:px-8 md:py-8"
    >
      {game && (
        <img
          src={game.art}
          alt=""
          width={260}
          height={260}
          className="absolute inset-x-0 -bottom-16 -z-10 mx-auto size-[260px] opacity-20"
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="flex min-w-0 items-center gap-4">
          {game && <img src={game.art} alt="" width={72} height={72} className="size-16 drop-shadow-lg sm:size-18" />}
          <div className="min-w-0">
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            <p className="mt-0.5 font-medium">
              <bdi>{bet.player ?? words.bets.hidden}</bdi> · {format.dateTime(bet.settledAt ?? bet.createdAt)}
            </p>
          </div>
        </div>
        <Ending bet={bet} />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-white/20 pt-4">
        <p className="min-w-0 text-xs font-medium">
          {words.betPage.id}{" "}
          <bdi dir="ltr" className="tabular break-all">
            {bet.id}
          </bdi>
        </p>
        <ShareButtons title={title} />
      </div>
    </header>
  );
}

/** The multiplier in large figures, or what else became of the bet. */
function Ending({ bet }: { bet: BetRecord }) {
  const words = shellWords.useWords().betPage;
  const hundredths = hundredthsOf(bet);
  if (hundredths === null) {
    return <p className="text-3xl font-bold">{bet.refunded ? words.gaveBack : words.waiting}</p>;
  }
  return (
    <p className="grid leading-none sm:justify-items-end">
      <span className="text-sm font-semibold">{hundredths > 100 ? words.won : words.multiplier}</span>
      <Multiplier hundredths={hundredths} className="mt-1 text-5xl font-bold! md:text-6xl" />
    </p>
  );
}
