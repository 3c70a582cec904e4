import { Button } from "@fairhouse/ui/components/button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { useStore } from "zustand";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { games, titleIn } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { cardsOf } from "../home/filter-games.ts";
import { homeWords } from "../home/words/words.ts";
import { CoinPile } from "../promotions/coin-pile.tsx";
import { dialogs } from "../services/dialogs.ts";
import { sessionStore } from "../services/services.ts";
import { welcomeWords } from "./words/words.ts";

const COUNT_MS = 1_600;
const OFFERED = 3;

/** The starting coins of a player who has just registered, counted up, and a first game. */
export function WelcomeDialog() {
  const words = welcomeWords.useWords();
  const shell = siteWords.useWords();
  const open = useStore(dialogs, (state) => state.welcome);
  const user = useStore(sessionStore, (session) => session.user);
  const close = () => dialogs.setState({ welcome: false });
  return (
    <Dialog
      open={open && user !== null}
      onClose={close}
      title={words.title(user?.firstName ?? "")}
      titleHidden
      closeLabel={shell.close}
    >
      <div className="grid min-h-full content-center justify-items-center gap-6 pt-10 pb-2 text-center">
        <Coins />
        <FirstGames onChoose={close} />
        <Button variant="ghost" onClick={close}>
          {words.lookAround}
        </Button>
      </div>
    </Dialog>
  );
}

function Coins() {
  const words = welcomeWords.useWords();
  const home = homeWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const balance = useStore(sessionStore, (session) => session.balance);
  const currency = useCurrencyInPlay();
  return (
    <div className="relative grid justify-items-center gap-2">
      <div
        aria-hidden="true"
        className="absolute top-2 size-72 animate-glow rounded-full bg-[radial-gradient(circle,var(--gold-soft),transparent_68%)]"
      />
      <CoinPile step={7} className="relative h-24 w-32 animate-drop-in" />
      <p aria-hidden="true" className="relative text-2xl font-bold">
        {words.title(user?.firstName ?? "")}
      </p>
      <p className="relative text-muted">{words.yours}</p>
      <Money
        amount={balance}
        currency={currency}
        countFrom={0}
        countUpMs={COUNT_MS}
        icon={34}
        className="relative text-5xl font-bold! text-gold"
      />
      <p className="relative text-sm text-muted">{home.promises.noCash}</p>
    </div>
  );
}

/** The games that a large house features, or all games of a small one. */
function FirstGames({ onChoose }: { onChoose: () => void }) {
  const words = welcomeWords.useWords();
  const language = useLanguage();
  return (
    <section aria-label={words.firstGame} className="grid w-full gap-3">
      <h3 className="text-base">{words.firstGame}</h3>
      <ul className="grid grid-cols-3 gap-2.5 sm:gap-3">
        {cardsOf(games)
          .slice(0, OFFERED)
          .map((game) => (
            <li key={game.id}>
              <Link
                to={game.path}
                onClick={onChoose}
                data-mode="dark"
                style={coloursOf(game)}
                className="surface-game group grid justify-items-center gap-1 rounded-tile px-2 pt-4 pb-3 font-semibold text-white [--game-light:50%] transition-[translate] hover:-translate-y-0.5"
              >
                <GameArt
                  game={game}
                  size={64}
                  className="transition-[scale] duration-(--duration-enter) ease-spring group-hover:scale-110"
                />
                {titleIn(game, language)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
