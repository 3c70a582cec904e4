import { LogoMark } from "@fairhouse/ui/components/logo.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check } from "lucide-react";
import { GameArt } from "../base/game-art.tsx";
import { games } from "../base/games.ts";
import { STARTING_COINS } from "../base/starting-coins.ts";
import { homeWords } from "../home/words/words.ts";

/** The presentation of the house beside the form, or above it on phones. The page's heading is that of the form. */
export function AuthArt() {
  const words = homeWords.useWords();
  const format = useFormats();
  const coins = format.money(STARTING_COINS, useHouseCurrency());
  const promises = [words.promises.coins(coins), words.promises.checked, words.promises.noCash];
  return (
    <aside
      aria-label={words.heading}
      className="surface-hero relative isolate -mx-7 -mt-9 grid content-center gap-3 overflow-hidden px-7 py-6 text-white shadow-none! sm:-mx-10 sm:px-10 md:absolute md:inset-y-0 md:start-0 md:m-0 md:w-[290px] md:content-start md:gap-5 md:px-7 md:py-8"
    >
      <LogoMark size={44} />
      <p className="max-w-[10ch] text-xl leading-tight font-bold md:max-w-none md:text-2xl">{words.heading}</p>
      <ul className="grid gap-2.5 max-md:hidden">
        {promises.map((promise) => (
          <li key={promise} className="flex items-start gap-2.5 font-medium">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-win-fill text-on-win">
              <Check aria-hidden="true" className="size-3.5" strokeWidth={3.5} />
            </span>
            {promise}
          </li>
        ))}
      </ul>
      <Pictures />
    </aside>
  );
}

/** The pictures of the first games: at the end of the banner on phones, otherwise at the foot of the column. */
function Pictures() {
  const [first, second, third] = games;
  return (
    <div
      aria-hidden="true"
      className="absolute end-0 bottom-0 -z-10 h-52 w-[290px] max-md:origin-bottom-right max-md:scale-75 max-sm:scale-60 max-md:rtl:origin-bottom-left"
    >
      {third && <GameArt game={third} size={210} className="absolute -end-14 -bottom-16" />}
      {second && <GameArt game={second} size={120} className="absolute start-7 bottom-8 drop-shadow-2xl" />}
      {first && <GameArt game={first} size={64} className="absolute start-32 bottom-4 -rotate-12 drop-shadow-xl" />}
    </div>
  );
}
