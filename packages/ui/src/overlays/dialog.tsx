import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { classes } from "../classes.ts";
import { backdropStyle, DialogCloseButton } from "./dialog-parts.tsx";

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape and a press outside. The focus then returns to where it was. */
  readonly onClose: () => void;
  readonly title: string;
  /** True if the title is read out but not shown, because the content shows its own. */
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** `navy` is dark in both modes: the sign-in dialog. */
  readonly tone?: "panel" | "navy" | undefined;
  readonly width?: "sm" | "md" | "lg" | "xl" | undefined;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

const widths = { sm: "sm:w-[400px]", md: "sm:w-[520px]", lg: "sm:w-[720px]", xl: "sm:w-[960px]" };

/** A modal dialog: full screen under 600 px, otherwise centred and, when navy, at least 400 × 500. */
export function Dialog(props: DialogProps) {
  const { tone = "panel", width = "md" } = props;
  return (
    <Base.Root open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden sm:p-6">
          <Base.Popup
            {...(tone === "navy" && { "data-mode": "dark" })}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            className={classes(
              "relative flex h-dvh w-screen flex-col overflow-clip text-text outline-none transition-[opacity,scale,translate] duration-(--duration-enter) ease-out-expo data-ending-style:opacity-0 data-starting-style:opacity-0 sm:h-auto sm:max-h-full sm:max-w-full max-sm:rounded-none! max-sm:border-0! data-starting-style:max-sm:translate-y-6 data-ending-style:max-sm:translate-y-6 data-starting-style:sm:scale-95 data-ending-style:sm:scale-97",
              tone === "navy" ? "surface-navy sm:min-h-[500px] sm:min-w-[400px]" : "surface-float rounded-panel!",
              widths[width],
            )}
          >
            <header className={props.titleHidden ? "sr-only" : "ps-6 pe-16 pt-5 pb-4"}>
              <Base.Title className="text-xl font-bold">{props.title}</Base.Title>
              {props.description && (
                <Base.Description className="mt-1 text-sm text-muted">{props.description}</Base.Description>
              )}
            </header>
            <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
              {props.children}
            </div>
            {props.footer && (
              <footer className="flex justify-end gap-3 border-t border-line px-6 py-4">{props.footer}</footer>
            )}
            <DialogCloseButton label={props.closeLabel} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
