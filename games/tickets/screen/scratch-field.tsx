import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Design } from "../drawing/symbols.ts";
import type { ScratchTicket } from "../rules/board.ts";
import { Cells } from "./cells.tsx";
import { FOILS } from "./designs.ts";
import { FoilCrumbs } from "./foil-crumbs.ts";
import { ScratchFoil } from "./scratch-foil.ts";
import { cellAt, type Point } from "./scratch-mask.ts";
import { soundScratch } from "./scratch-sound.ts";
import { SealedCells } from "./sealed-cells.tsx";

export interface ScratchFieldProps {
  readonly design: Design;
  /** The ticket under the foil; null before a purchase. */
  readonly ticket: ScratchTicket | null;
  readonly open: readonly number[];
  /** Opens a cell by hand; null while there is nothing to scratch. */
  readonly onOpen: ((cell: number) => void) | null;
  /** True in a picture: no controls for keyboards and screen readers. */
  readonly pictured: boolean;
}

/** Duration of wiping off the rest of a cell's foil. */
const WIPE_MS = 210;
/** Limits of a tap: a shorter press that moves less opens the whole cell. */
const TAP_MS = 260;
const TAP_REACH = 0.02;
/** Interval between sounds of scratching. */
const SOUND_EVERY_MS = 70;

interface Stroke {
  last: Point;
  readonly from: Point;
  /** Time of the pointer event, not of its handling: a busy phone must not turn a tap into a long press. */
  readonly startedAt: number;
  moved: boolean;
  heardAt: number;
}

/**
 * Nine cells under foil, to be scratched with a pointer, tapped, or opened by key. Mounted again for each ticket and
 * design.
 */
export function ScratchField({ design, ticket, open, onOpen, pictured }: ScratchFieldProps) {
  const { canvas, above, foil, crumbs } = useFoil(design, open);
  const stroke = useRef<Stroke | null>(null);
  /** The cells with a scratch in them. The page holds nothing of the others that a search or a reader could find. */
  const [touched, setTouched] = useState<readonly number[]>([]);

  function scratch(to: Point): void {
    const now = stroke.current;
    if (now === null || onOpen === null) return;
    for (const cell of foil.current?.rub(now.last, to) ?? []) onOpen(cell);
    const scratched = foil.current?.touched() ?? [];
    if (scratched.length > touched.length) setTouched(scratched);
    if (!prefersReducedMotion()) crumbs.current?.throwFrom(to);
    now.last = to;
    now.moved ||= Math.hypot(to.x - now.from.x, to.y - now.from.y) > TAP_REACH;
    if (performance.now() - now.heardAt < SOUND_EVERY_MS) return;
    now.heardAt = performance.now();
    soundScratch();
  }
  function press(event: PointerEvent<HTMLDivElement>): void {
    if (onOpen === null || event.button !== 0 || stroke.current !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event, event.currentTarget);
    stroke.current = { last: from, from, startedAt: event.timeStamp, moved: false, heardAt: 0 };
    scratch(from);
  }
  function move(event: PointerEvent<HTMLDivElement>): void {
    if (stroke.current === null) return;
    // All points since the last frame; browsers without the list report only the latest one.
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const place of passed.length > 0 ? passed : [event.nativeEvent]) {
      scratch(pointOf(place, event.currentTarget));
    }
  }
  function lift({ timeStamp }: PointerEvent<HTMLDivElement>): void {
    const done = stroke.current;
    stroke.current = null;
    if (done === null || done.moved || timeStamp - done.startedAt > TAP_MS) return;
    const cell = cellAt(done.from);
    if (cell !== null) onOpen?.(cell);
  }
  return (
    <div
      className="ticket-field"
      data-scratch={onOpen !== null || undefined}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={() => {
        stroke.current = null;
      }}
    >
      <Cells design={design} ticket={ticket} open={open} touched={touched} />
      <canvas ref={canvas} className="ticket-foil" />
      <canvas ref={above} className="ticket-foil" />
      {!pictured && <SealedCells design={design} ticket={ticket} open={open} onOpen={onOpen} />}
    </div>
  );
}

/** Manages the foil on its canvas: painted before the ticket under it becomes visible, and removed from open cells. */
function useFoil(design: Design, open: readonly number[]) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const foil = useRef<ScratchFoil | null>(null);
  const crumbs = useRef<FoilCrumbs | null>(null);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current === null || above.current === null) return;
    const covering = new ScratchFoil(current, FOILS[design]);
    const flying = new FoilCrumbs(above.current, FOILS[design]);
    foil.current = covering;
    crumbs.current = flying;
    covering.fit();
    const watching = new ResizeObserver(() => covering.fit());
    watching.observe(current);
    return () => {
      watching.disconnect();
      covering.stop();
      flying.stop();
      foil.current = null;
      crumbs.current = null;
    };
  }, [design]);
  const first = useRef(true);
  useEffect(() => {
    // Cells that were open before the foil existed are cleared without an animation.
    const ms = first.current || prefersReducedMotion() ? 0 : WIPE_MS;
    first.current = false;
    for (const cell of open) foil.current?.open(cell, ms);
  }, [open]);
  return { canvas, above, foil, crumbs };
}

function pointOf(event: { readonly clientX: number; readonly clientY: number }, field: Element): Point {
  const { left, top, width, height } = field.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}
