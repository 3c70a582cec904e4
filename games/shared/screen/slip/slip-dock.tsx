import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { TicketPlus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { slipWords } from "./words/words.ts";

const Drawer = lazy(async () => ({ default: (await import("@fairhouse/ui/overlays/drawer.tsx")).Drawer }));

export interface SlipDockProps {
  readonly legs: number;
  /** The odds of all legs together, in words; null while there are none. */
  readonly odds: string | null;
  /** Id of the bet that was placed last; the sheet closes with it, so that the player sees their bets. */
  readonly placed: string | null;
  /** `SlipPanel`. */
  readonly children: ReactNode;
}

/** The slip on a narrow screen: a bar above the navigation, which opens the slip as a sheet. */
export function SlipDock({ legs, odds, placed, children }: SlipDockProps) {
  const words = slipWords.useWords();
  const { whole } = useFormats();
  const [everOpened, setEverOpened] = useState(false);
  const [opened, setOpened] = useState<{ readonly placed: string | null } | null>(null);
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <span className="min-w-0 flex-1 truncate text-sm text-muted">
        {legs === 0 ? (
          words.empty
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
        aria-label={words.open}
        onClick={() => {
          setEverOpened(true);
          setOpened({ placed });
        }}
      >
        {words.title}
        {legs > 0 && <span className="tabular">({whole(legs)})</span>}
      </Button>
      {everOpened && (
        <Suspense>
          <Drawer
            open={opened !== null && opened.placed === placed}
            onClose={() => setOpened(null)}
            title={words.title}
            closeLabel={words.close}
          >
            <div className="-m-5">{children}</div>
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
