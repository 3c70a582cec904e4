import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffectEvent, useLayoutEffect } from "react";

export interface StepTo {
  readonly label: string;
  /** Null if there is nothing in this direction. */
  readonly go: (() => void) | null;
  /** Reason for it, if `go` is null. */
  readonly none: string;
}

export interface StepsProps {
  /** The current position: read out, and shown between the two. */
  readonly place: string;
  readonly before: StepTo;
  readonly after: StepTo;
}

/** Steps through a row of things, by button or by arrow key in reading direction. */
export function Steps({ place, before, after }: StepsProps) {
  useArrowKeys((step) => (step < 0 ? before : after).go?.());
  return (
    <nav className="flex w-full items-center justify-center gap-4" aria-label={place}>
      <StepButton step={before} icon={<ChevronLeft className="rtl:-scale-x-100" />} />
      <span aria-hidden="true" className="tabular min-w-20 text-center text-sm font-semibold text-muted">
        {place}
      </span>
      <StepButton step={after} icon={<ChevronRight className="rtl:-scale-x-100" />} />
    </nav>
  );
}

function StepButton({ step: { label, go, none }, icon }: { readonly step: StepTo; readonly icon: ReactNode }) {
  return (
    <IconButton
      look="neutral"
      label={label}
      icon={icon}
      disabledReason={go === null ? none : null}
      onClick={() => go?.()}
    />
  );
}

/**
 * Calls back with −1 for the arrow towards the start of a line, 1 for the other. Arrows that move something else are
 * left alone.
 */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const step = useEffectEvent(onStep);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, pre")) return;
      const rtl = document.documentElement.dir === "rtl";
      step((event.key === "ArrowRight") === rtl ? -1 : 1);
    };
    // In the capture phase, before the dialog, which keeps arrow keys to itself.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}
