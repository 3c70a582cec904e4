import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { gameWords } from "../words/words.ts";
import type { Auto } from "./use-auto.ts";

const StrategiesDialog = lazy(() => import("../strategies/strategies-dialog.tsx"));

/**
 * Shows, above the fields of automatic bets, the number of additional conditions, and opens them and the saved
 * strategies.
 */
export function StrategyLine({ auto }: { readonly auto: Auto }) {
  const words = gameWords.useWords();
  const { plural } = useFormats();
  const [open, show] = useState(false);
  const { length } = auto.settings.conditions;
  return (
    <>
      <Button
        block
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => show(true)}
        className="[&>span]:w-full"
      >
        <span>{words.strategy}</span>
        <span className="ms-auto min-w-0 truncate text-sm font-normal text-muted">
          {length === 0 ? words.noConditions : plural(length, words.conditions)}
        </span>
      </Button>
      <Suspense>{open && <StrategiesDialog auto={auto} onClose={() => show(false)} />}</Suspense>
    </>
  );
}
