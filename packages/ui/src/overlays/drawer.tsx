import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { backdropStyle, clearBackdropStyle, DialogCloseButton } from "./dialog-parts.tsx";

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Shown beside the title, e.g. a reset button. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** True to keep the page in sight, because choices take effect there at once. */
  readonly clear?: boolean;
  readonly children: ReactNode;
}

/** A panel from the inline end; on phones a sheet from below. */
export function Drawer(props: DrawerProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={props.clear ? clearBackdropStyle : backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-50 flex justify-end max-sm:items-end">
          <Base.Popup className="surface-float relative flex max-h-[88dvh] w-full flex-col rounded-none! text-text outline-none transition-[translate,opacity] duration-(--duration-enter) ease-out-expo max-sm:rounded-t-panel! data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:data-ending-style:translate-y-12 max-sm:data-starting-style:translate-y-12 sm:h-dvh sm:max-h-none sm:w-[360px] sm:border-y-0! sm:border-e-0! sm:data-ending-style:translate-x-12 sm:data-starting-style:translate-x-12 sm:data-ending-style:rtl:-translate-x-12 sm:data-starting-style:rtl:-translate-x-12">
            <div
              aria-hidden="true"
              className="absolute inset-x-0 top-1.5 mx-auto h-1 w-10 rounded-full bg-line-strong sm:hidden"
            />
            <header className="flex items-center gap-2 min-h-17 border-b border-line py-3 ps-5 pe-16">
              <Base.Title className="min-w-0 flex-1 truncate text-lg font-bold">{props.title}</Base.Title>
              {props.actions}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{props.children}</div>
            {props.footer && <footer className="border-t border-line px-5 py-4">{props.footer}</footer>}
            <DialogCloseButton label={props.closeLabel} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
