import { Money } from "@fairhouse/ui/components/money.tsx";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
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
  return (
    <div className="surface-well grid gap-2 rounded-tile! p-3.5">
      <PanelLine label={words.profitCards} value={words.ofCards(whole(gains))} />
      <PanelLine label={words.highestReturn} value={<Money amount={highest} icon />} />
      <div className="min-h-11 border-t border-line pt-2 text-sm max-md:hidden" aria-hidden="true">
        {on === null || odds === null ? (
          <p className="text-muted">{words.pointHint}</p>
        ) : (
          <PanelLine
            label={<span className="font-semibold text-text">{names[on]}</span>}
            value={
              <>
                <bdi dir="ltr">{odds}</bdi> ·{" "}
                {words.wins(whole(winningCards(on, base)), percent(winningCards(on, base) / CARDS.length))}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}

const NOTHING = { gains: 0, highest: 0 };
