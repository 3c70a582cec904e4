import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { TicketPlus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { oddsOfMultiplier } from "../../rules/slip/odds.ts";
import { useOddsText } from "./odds-text.ts";
import { type SlipSheet, sheetAfter } from "./slip-sheet.ts";
import { SlipTools } from "./slip-tools.tsx";
import { useSlipName } from "./slip-types.ts";
import type { SlipTable } from "./use-slip-table.ts";
import { slipWords } from "./words/words.ts";

const Drawer = lazy(async () => ({ default: (await import("@fairhouse/ui/overlays/drawer.tsx")).Drawer }));

export interface SlipDockProps {
  readonly table: Pick<SlipTable, "factor" | "eachWay"> & {
    readonly draft: Pick<SlipTable["draft"], "legs" | "sizes" | "clear">;
    readonly slips: Pick<SlipTable["slips"], "placed">;
  };
  /** `SlipPanel`. */
  readonly children: ReactNode;
}

/**
 * The slip on a narrow screen: a bar above the navigation, which opens the slip as a sheet. The sheet closes when a bet is
 * placed, so that the player sees their bets.
 */
export function SlipDock({ table, children }: SlipDockProps) {
  const words = slipWords.useWords();
  const { whole } = useFormats();
  const oddsText = useOddsText();
  const { placed } = table.slips;
  const legs = table.draft.legs.length;
  const { sizes } = table.draft;
  const all = table.eachWay !== true && sizes.length === 1 && sizes[0] === legs;
  const odds = all ? oddsText(oddsOfMultiplier(table.factor)) : null;
  const name = useSlipName();
  const [everOpened, setEverOpened] = useState(false);
  const [known, setKnown] = useState<SlipSheet>({ open: false, placed });
  const sheet = sheetAfter(known, placed);
  if (sheet !== known) setKnown(sheet);
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight text-balance text-muted">
        {legs === 0 ? (
          words.empty
        ) : odds === null ? (
          name({ ...table.draft, ...(table.eachWay === true ? { eachWay: true } : {}) })
        ) : (
          <>
            {words.odds} <span className="tabular font-bold text-text">{odds}</span>
          </>
        )}
      </span>
      <Button
        variant={legs === 0 ? "neutral" : "accent"}
        icon={<TicketPlus size={18} aria-hidden="true" />}
        data-play-button=""
        aria-label={legs === 0 ? words.open : `${words.open} (${whole(legs)})`}
        onClick={() => {
          setEverOpened(true);
          setKnown({ open: true, placed });
        }}
      >
        {words.title}
        {legs > 0 && <span className="tabular">({whole(legs)})</span>}
      </Button>
      {everOpened && (
        <Suspense>
          <Drawer
            open={sheet.open}
            onClose={() => setKnown({ open: false, placed })}
            title={words.title}
            closeLabel={words.close}
            actions={<SlipTools draft={table.draft} eachWay={table.eachWay === true} />}
          >
            <div className="-m-5">{children}</div>
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
