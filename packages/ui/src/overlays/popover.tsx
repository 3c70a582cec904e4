import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** A button that opens and closes the popover. */
  readonly trigger: ReactElement;
  readonly title?: string | undefined;
  readonly side?: "top" | "bottom" | "inline-start" | "inline-end" | undefined;
  readonly align?: "start" | "center" | "end" | undefined;
  /** Opens on hover too, for menus of the mini navigation; focus, Enter and tap open it in any case. */
  readonly openOnHover?: boolean | undefined;
  /** Leave both out to let the popover keep its own state. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A popover. It carries a positioning library, so load it lazily on the first page. */
export function Popover({ side = "bottom", align = "center", ...props }: PopoverProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => props.onOpenChange?.(open)}>
      <Base.Trigger render={props.trigger} openOnHover={props.openOnHover} delay={100} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} collisionPadding={8} className="z-50">
          <Base.Popup className="surface-float min-w-40 max-w-[min(420px,calc(100vw-16px))] origin-(--transform-origin) p-4 text-text outline-none transition-[opacity,scale] duration-(--duration-feedback) data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {props.title && <Base.Title className="mb-2 text-base font-bold">{props.title}</Base.Title>}
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
