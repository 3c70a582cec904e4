import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChipOutlook } from "../../shared/screen/chips/chip-outlook.tsx";
import { exist } from "../rules/base.ts";
import { CARDS } from "../rules/deck.ts";
import { outlookOf } from "../rules/payouts.ts";
import { isPosition, winningCards } from "../rules/positions.ts";
import { usePositionNames } from "./position-names.ts";
import type { LiveHiloTable } from "./use-live-hilo.ts";
import { useOdds } from "./use-odds.ts";
import { hiloWords } from "./words/words.ts";

/** The field under the pointer, and the outlook of all chips together. */
export function LayoutOutlook({ table: { chips, base, pointed } }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const { whole, percent } = useFormats();
  const oddsOf = useOdds();
  const { gains, highest } = exist(chips, base) && chips.length > 0 ? outlookOf({ base, chips }) : NOTHING;
  const on = pointed !== null && isPosition(pointed) ? pointed : null;
  const odds = on && oddsOf(on, base);
  const chanceOn = (cards: number) => words.wins(whole(cards), percent(cards / CARDS.length));
  return (
    <ChipOutlook
      label={words.profitCards}
      value={words.ofCards(whole(gains))}
      highest={highest}
      hint={words.pointHint}
      pointed={
        on === null || odds === null ? null : { name: names[on], odds, chance: chanceOn(winningCards(on, base)) }
      }
    />
  );
}

const NOTHING = { gains: 0, highest: 0 };
