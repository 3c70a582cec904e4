import { viewsOf } from "@fairhouse/games/views.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Suspense } from "react";
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
      className="surface-game relative isolate flex flex-wrap items-center justify-between gap-x-8 gap-y-4 overflow-hidden rounded-panel px-5 py-5 text-white [--game-light:62%] md:px-7 rtl:[--game-light:38%]"
    >
      <div className="flex min-w-0 items-center gap-4">
        {game && <GameArt game={game} size={64} className="size-14! drop-shadow-lg sm:size-16!" />}
        <div className="min-w-0">
          {titled && <h1 className="text-2xl md:text-3xl">{words.title(whole(proof.round))}</h1>}
          <p className="font-semibold">{game ? <Link to={`/${game.path}`}>{title}</Link> : title}</p>
          {proof.closesAt !== null && <p className="text-sm font-medium">{dateTime(proof.closesAt)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {proof.outcome !== null && <Outcome page={page} />}
        {proof.voided && <span className="font-semibold">{words.voided}</span>}
        {proof.interrupted && <span className="font-semibold">{words.interrupted}</span>}
        {proof.outcome === null && !proof.voided && <span className="text-xl font-bold">{words.open}</span>}
      </div>
    </div>
  );
}

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
  return (
    <bdi dir="ltr" className="tabular text-2xl font-bold text-text">
      {resultText(proof.outcome, formats)}
    </bdi>
  );
}
