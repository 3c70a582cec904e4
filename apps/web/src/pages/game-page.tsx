import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { useLoaderData } from "react-router";
import { useStore } from "zustand";
import { BetTables } from "../bets/bet-tables.tsx";
import { useGameTitle } from "../games.ts";
import { houseInfo } from "../house.ts";
import type { GamePageData } from "../router.tsx";
import { shellWords } from "../words/shell-words.ts";

/** The page of one game around its screen: the tables of bets below it, then the game's own description. */
export default function GamePage() {
  const { id, screen } = useLoaderData<GamePageData>();
  const { default: Screen, About } = screen;
  const words = shellWords.useWords();
  const title = useGameTitle()(id);
  const off = useStore(houseInfo, (info) => info.gamesOff.includes(id));
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1 className="sr-only">{title}</h1>
        {off && <Alert tone="warn">{words.game.off}</Alert>}
        {/* Screens keep state: that of one game must not become that of the next. */}
        <Screen key={id} />
      </div>
      <section aria-label={words.game.bets}>
        <BetTables key={id} game={id} first="mine" heading={<h2 className="me-auto text-xl">{words.game.bets}</h2>} />
      </section>
      <section aria-label={words.game.about(title)} className="surface-panel p-5 md:p-8">
        <About />
      </section>
    </div>
  );
}
