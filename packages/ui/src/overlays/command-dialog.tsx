import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { backdropStyle } from "./dialog-parts.tsx";

export interface CommandDialogProps {
  readonly open: boolean;
  /** Called by Escape and by a press outside. */
  readonly onClose: () => void;
  /** Read out, but not shown. */
  readonly title: string;
  /** Element that has the focus first. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Called right before the focus returns to where it was. */
  readonly onFocusBack: () => void;
  /** The field, at the top. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A field and its results: near the top of the window, and over all of it on phones. */
export function CommandDialog(props: CommandDialogProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] items-start justify-items-center overflow-hidden sm:p-6 sm:pt-[11vh]">
          <Base.Popup
            initialFocus={props.initialFocus}
            finalFocus={() => {
              props.onFocusBack();
              return true;
            }}
            className="surface-float flex max-sm:h-dvh max-sm:rounded-none! max-sm:border-0! w-full flex-col overflow-hidden rounded-panel! text-text outline-none transition-[opacity,scale,translate] duration-(--duration-enter) ease-out-expo data-ending-style:opacity-0 data-ending-style:scale-98 data-starting-style:-translate-y-3 data-starting-style:opacity-0 sm:max-h-full sm:max-w-[600px]"
          >
            <Base.Title className="sr-only">{props.title}</Base.Title>
            {props.head}
            {props.children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
