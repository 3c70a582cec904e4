import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { betWords } from "./words/words.ts";

export interface NeighboursProps {
  /** The bets of the list that this one was opened from, in its order. */
  readonly list: readonly string[];
  readonly current: string;
  readonly onShow: (id: string) => void;
}

/** The way through a list of bets, one after the other: by button, or by arrow key in reading direction. */
export function Neighbours({ list, current, onShow }: NeighboursProps) {
  const words = betWords.useWords();
  const { whole } = useFormats();
  const place = list.indexOf(current);
  const newer = place > 0 ? list[place - 1] : undefined;
  const older = place >= 0 ? list[place + 1] : undefined;
  useArrowKeys((step) => {
    const next = step < 0 ? newer : older;
    if (next !== undefined) onShow(next);
  });
  return (
    <nav
      className="flex w-full items-center justify-center gap-4"
      aria-label={words.place(whole(place + 1), whole(list.length))}
    >
      <IconButton
        look="neutral"
        label={words.newer}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        disabledReason={newer === undefined ? words.noNewer : null}
        onClick={() => newer !== undefined && onShow(newer)}
      />
      <span aria-hidden="true" className="tabular min-w-20 text-center text-sm font-semibold text-muted">
        {words.place(whole(place + 1), whole(list.length))}
      </span>
      <IconButton
        look="neutral"
        label={words.older}
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        disabledReason={older === undefined ? words.noOlder : null}
        onClick={() => older !== undefined && onShow(older)}
      />
    </nav>
  );
}

/** −1 for the arrow towards the start of a line, 1 for the other. Arrows that move something else are left alone. */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, pre")) return;
      const rtl = document.documentElement.dir === "rtl";
      step((event.key === "ArrowRight") === rtl ? -1 : 1);
    };
    // Before the dialog, which keeps arrow keys to itself.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}
