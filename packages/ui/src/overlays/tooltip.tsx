import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { placeBeside, type Side } from "./place.ts";

/** Milliseconds, as the specification sets them. */
const ENTER_MS = 100;
const TOUCH_ENTER_MS = 700;
const TOUCH_LEAVE_MS = 1500;
const TOLD_MS = 2200;

export interface TooltipProps {
  /** Null while there is nothing to say. */
  readonly text: ReactNode;
  readonly side?: Side | undefined;
  /** A new number shows the text for a moment, as if the control were pointed at; 0 never does. */
  readonly telling?: number | undefined;
  /** A focusable element, which the text describes. */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/**
 * A short text about a control, on hover, on focus and on a long touch; Escape hides it. It is in the top layer through
 * the browser's own popover, which costs one kilobyte instead of the thirty of a positioning library, on every first
 * page.
 */
export function Tooltip({ text, side = "top", telling = 0, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    const target = anchor.current?.firstElementChild;
    const floating = bubble.current;
    if (!target || !floating || floating.matches(":popover-open")) return;
    floating.showPopover();
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: floating.offsetWidth, height: floating.offsetHeight };
    const rtl = getComputedStyle(target).direction === "rtl";
    const spot = placeBeside(target.getBoundingClientRect(), size, viewport, side, rtl);
    floating.style.translate = `${spot.x}px ${spot.y}px`;
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (bubble.current?.matches(":popover-open")) bubble.current.hidePopover();
  };
  const later = (act: () => void, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, afterMs);
  };
  const tell = useEffectEvent(() => {
    show();
    later(hide, TOLD_MS);
  });
  useEffect(() => {
    if (telling > 0) tell();
  }, [telling]);
  const isTouch = (event: PointerEvent) => event.pointerType === "touch";

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no box of its own; it listens for its one child.
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => isTouch(event) || later(show, ENTER_MS)}
      onPointerLeave={(event) => isTouch(event) || hide()}
      onPointerDown={(event) => (isTouch(event) ? later(show, TOUCH_ENTER_MS) : hide())}
      onPointerUp={(event) => isTouch(event) && later(hide, TOUCH_LEAVE_MS)}
      onPointerCancel={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {cloneElement(children, { "aria-describedby": text === null ? undefined : id })}
      {text !== null && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="surface-float pointer-events-none fixed inset-[0_auto_auto_0] m-0 w-max max-w-[300px] animate-fade-in rounded-control px-3 py-2 text-start text-sm font-medium whitespace-normal text-text"
        >
          {text}
        </span>
      )}
    </span>
  );
}
