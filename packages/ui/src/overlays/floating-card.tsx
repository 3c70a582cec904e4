import { GripVertical, X } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classes } from "../classes.ts";
import { IconButton } from "../components/icon-button.tsx";
import { type Place, placeAt, type Spot, spotAfterKey, spotOf } from "./float-place.ts";
import { framesOfRoom, LEAST_CARD, type PanelEnd, roomOfPanel } from "./panel-room.ts";
import type { Box, Size } from "./place.ts";

export interface FloatingCardProps {
  readonly title: string;
  /** True for cards with text. */
  readonly wide?: boolean | undefined;
  /** True for a card that stays above a panel in the lower half of the page. */
  readonly low?: boolean | undefined;
  /** Place of the card; on phones it is a sheet above the bottom navigation instead. */
  readonly place: Place | PanelEnd;
  /** Called when it was moved, by pointer or arrow keys. */
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
  readonly words: { readonly close: string; readonly move: string };
  /** Small buttons in its head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const MARGIN = 8;
/** Layers of cards: over the page and its notices, and under the top bar. */
const [LOWEST_LAYER, HIGHEST_LAYER] = [35, 39];
const ENDS: Readonly<Record<PanelEnd, Place>> = { "panel-top": { x: 1, y: 0 }, "panel-bottom": { x: 1, y: 1 } };

/**
 * A card that floats over the page and takes no room from it: dragged by its head, moved by arrow keys, closed by
 * Escape.
 */
export function FloatingCard({
  title,
  wide,
  low,
  place,
  onPlace,
  onClose,
  words,
  actions,
  children,
}: FloatingCardProps) {
  const card = useRef<HTMLElement>(null);
  /**
   * Point at which the pointer holds the card, from its upper left corner; null otherwise. `dragged` is its current
   * place.
   */
  const held = useRef<Spot | null>(null);
  const [dragged, setDragged] = useState<Place | null>(null);
  useInPlace(card, dragged ?? place);
  useNewestOnTop(card);
  useEscape(card, onClose);
  useFocusBack(card);

  const placeOf = (spot: Spot) => card.current && placeAt(spot, sizeOf(card.current), areaOfPage(), isRtl());
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isControl(event.target) || card.current === null) return;
    const { x, y } = card.current.getBoundingClientRect();
    held.current = { x: event.clientX - x, y: event.clientY - y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (held.current === null) return;
    setDragged(placeOf({ x: event.clientX - held.current.x, y: event.clientY - held.current.y }));
  };
  const release = () => {
    held.current = null;
    if (dragged !== null) onPlace(dragged);
    setDragged(null);
  };
  const walk = (event: KeyboardEvent) => {
    const from = card.current?.getBoundingClientRect();
    const spot = from && spotAfterKey(from, event.key, event.shiftKey);
    const next = spot && placeOf(spot);
    if (!next) return;
    event.preventDefault();
    onPlace(next);
  };

  return (
    <section
      ref={card}
      aria-label={title}
      data-floating-card=""
      className={classes(
        "surface-float fixed top-0 left-0 z-35 flex max-h-[calc(100dvh-var(--header-height)-16px)] animate-fade-in flex-col max-md:inset-x-0 max-md:top-auto max-md:bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] max-md:max-h-[56dvh] max-md:w-auto max-md:translate-none! max-md:rounded-b-none!",
        wide ? "w-88" : "w-68",
        low && "md:max-h-[42dvh]",
      )}
    >
      <header
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="flex min-h-12 items-center gap-1 border-b border-line ps-1 pe-1 select-none max-md:ps-4 md:cursor-grab md:touch-none md:active:cursor-grabbing"
      >
        <button
          type="button"
          data-grip=""
          aria-label={words.move}
          onKeyDown={walk}
          className="grid size-10 shrink-0 cursor-[inherit]! place-items-center rounded-control text-dim max-md:hidden"
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>
        <h2 className="me-auto min-w-0 truncate text-base">{title}</h2>
        {actions}
        <IconButton label={words.close} icon={<X />} onClick={onClose} />
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain p-4">{children}</div>
    </section>
  );
}

/** Place on a page without a bet panel. */
const LOWER_START: Place = { x: 0, y: 1 };

/** Keeps the card at its place while window or card changes size. */
function useInPlace(card: { readonly current: HTMLElement | null }, place: Place | PanelEnd): void {
  const settle = useEffectEvent(() => {
    if (card.current === null) return;
    const room = typeof place === "string" ? roomOfPanel() : null;
    card.current.style.maxWidth = room === null ? "" : `${room.width}px`;
    card.current.style.maxHeight = room === null ? "" : `${Math.max(LEAST_CARD, room.height)}px`;
    const shares = typeof place === "string" ? (room === null ? LOWER_START : ENDS[place]) : place;
    const { x, y } = spotOf(shares, sizeOf(card.current), room ?? areaOfPage(), isRtl());
    card.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect's event reads the place; it must run when that changes.
  useLayoutEffect(() => settle(), [place]);
  useEffect(() => {
    const observed = new Set<Element>();
    const again = () => {
      // The panel gets its new size after the window, and may come after the card: without this, a card could stay as
      // narrow as the panel was before. Observing an element twice would report it for ever.
      for (const frame of framesOfRoom()) {
        if (!observed.has(frame)) observer.observe(frame);
        observed.add(frame);
      }
      settle();
    };
    const observer = new ResizeObserver(again);
    if (card.current !== null) observer.observe(card.current);
    observer.observe(document.documentElement);
    window.addEventListener("resize", again);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", again);
    };
  }, [card]);
}

/** Shows a card over those that were opened before it: two in the same panel may lie on each other. */
function useNewestOnTop(card: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const others = [...document.querySelectorAll<HTMLElement>("[data-floating-card]")].filter(
      (other) => other !== card.current,
    );
    const highest = Math.max(LOWEST_LAYER - 1, ...others.map(({ style }) => Number(style.zIndex)));
    if (card.current !== null) card.current.style.zIndex = String(Math.min(HIGHEST_LAYER, highest + 1));
  }, [card]);
}

/** Returns the focus to the opener if the card closes with the focus in it. */
function useFocusBack(card: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [card]);
}

/** Elements that use Escape themselves and keep it: dialogs, open lists, fields. */
const KEEPS_ESCAPE = "[role=dialog], [role=alertdialog], [popover], input, select, textarea";

/** Closes one card per press of Escape: the one with the focus, or any. */
function useEscape(card: { readonly current: HTMLElement | null }, onEscape: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !(event.target instanceof Element)) return;
    const focused = event.target.closest("[data-floating-card]");
    if (focused === null ? event.target.closest(KEEPS_ESCAPE) !== null : focused !== card.current) return;
    event.preventDefault();
    onEscape();
  });
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Returns the part of the window in which cards float: below the header. */
function areaOfPage(): Box {
  const root = document.documentElement;
  const header = Number.parseFloat(getComputedStyle(root).getPropertyValue("--header-height")) || 0;
  return {
    x: MARGIN,
    y: header + MARGIN,
    width: root.clientWidth - 2 * MARGIN,
    height: window.innerHeight - header - 2 * MARGIN,
  };
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

function isRtl(): boolean {
  return document.documentElement.dir === "rtl";
}

/**
 * Returns true for a button of the head other than the grip. A press on the grip drags; other buttons keep their
 * presses.
 */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button:not([data-grip])") !== null;
}
