import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { backdropStyle } from "./dialog-parts.tsx";

export interface AlertDialogProps {
  readonly open: boolean;
  /** Shown above the title. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Leave both out if there is only one way on (an expired session). Escape cancels, or confirms the only way. */
  readonly cancelLabel?: string | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly danger?: boolean | undefined;
  readonly loading?: boolean | undefined;
}

/** A question or notice that must be answered: a press outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const leave = props.onCancel ?? props.onConfirm;
  return (
    <Base.Root open={props.open} onOpenChange={(open) => open || leave()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
          <Base.Popup className="surface-float w-full max-w-[420px] rounded-panel! p-6 text-text outline-none transition-[opacity,scale] duration-(--duration-enter) ease-out-expo data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {props.icon && (
              <span
                aria-hidden="true"
                className="mb-4 grid size-12 place-items-center rounded-tile bg-accent-soft font-bold text-accent-text [&_svg]:size-6"
              >
                {props.icon}
              </span>
            )}
            <Base.Title className="text-xl font-bold">{props.title}</Base.Title>
            {props.text && <Base.Description className="mt-2 text-muted">{props.text}</Base.Description>}
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
              {props.cancelLabel && props.onCancel && (
                <Button variant="neutral" onClick={props.onCancel}>
                  {props.cancelLabel}
                </Button>
              )}
              <Button variant={props.danger ? "danger" : "accent"} loading={props.loading} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
