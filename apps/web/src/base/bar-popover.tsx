import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";

export interface BarPopoverProps {
  readonly label: string;
  /** Content of the button. */
  readonly face: ReactNode;
  /** Rendered only while open. `close` also returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A panel under a button of the top bar, at its inline end. The browser's own popover: it closes by Escape and by a
 * press outside, and needs no library on the first page; its place is fixed, so nothing has to be measured.
 */
export function BarPopover({ label, face, children }: BarPopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  const follow = (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === "open");
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        className="touch-target grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-panel-high hover:text-text aria-expanded:bg-panel-high aria-expanded:text-text [&_svg]:size-5"
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={follow}
        className="surface-float fixed inset-[calc(var(--header-height)-4px)_auto_auto_auto] end-3 m-0 max-h-[calc(100dvh-var(--header-height)-16px)] w-[320px] max-w-[calc(100vw-24px)] animate-rise-in overflow-y-auto p-2 text-text md:end-6"
      >
        {open && children(close)}
      </div>
    </>
  );
}
