import { placeBeside, type Side } from "@fairhouse/ui/overlays/place.ts";
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { NavigationItem } from "../navigation/navigation-model.ts";
import { NavigationLink, nestedStyle } from "./navigation-link.tsx";

/** Long enough to cross the gap between button and menu. */
const LEAVE_MS = 180;
const ENTER_MS = 60;

export interface NavigationMenuProps {
  readonly item: NavigationItem;
  readonly side: Side;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A menu of nested places, 160 wide, beside a button of the mini navigation or below one of the horizontal menu. It
 * opens on hover, focus, Enter and tap; Escape closes it. The browser's own popover, so that no scrolling element clips
 * it.
 */
export function NavigationMenu({ item, side, className, children }: NavigationMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const floating = menu.current;
    const anchor = button.current;
    if (floating === null || anchor === null || open === floating.matches(":popover-open")) return;
    if (!open) return floating.hidePopover();
    floating.showPopover();
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: floating.offsetWidth, height: floating.offsetHeight };
    const rtl = getComputedStyle(anchor).direction === "rtl";
    const spot = placeBeside(anchor.getBoundingClientRect(), size, viewport, side, rtl);
    floating.style.translate = `${spot.x}px ${spot.y}px`;
  }, [open, side]);

  const later = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const byMouse = (event: PointerEvent) => event.pointerType === "mouse";
  const leave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) now(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: without a box of its own, it listens for its button and menu.
    <div
      ref={root}
      className="contents"
      onPointerEnter={(event) => byMouse(event) && later(true, ENTER_MS)}
      onPointerLeave={(event) => byMouse(event) && later(false, LEAVE_MS)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        button.current?.focus();
        now(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onFocus={(event) => event.target.matches(":focus-visible") && now(true)}
        // A mouse has already opened it by hovering; a finger or Enter toggles it.
        onClick={(event) =>
          now(
            event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === "mouse"
              ? true
              : !open,
          )
        }
        className={className}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="manual"
        className="surface-float fixed inset-[0_auto_auto_0] m-0 max-h-[80dvh] w-40 animate-fade-in overflow-y-auto p-1.5 text-text"
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the links themselves, and their click arrives here. */}
        <ul onClick={() => now(false)}>
          {item.children?.map((child) => (
            <li key={child.path}>
              <NavigationLink item={child} nested className={nestedStyle} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
