import { classes } from "@fairhouse/ui/classes.ts";
import { animate } from "@fairhouse/ui/motion/animate.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { pocketTone } from "./pocket-tone.ts";
import { WheelBowl, WheelFace } from "./wheel-face.tsx";
import { BALL_FALL, BALL_RESTS_AT, clickTimes, type Rest, SPIN_MS, spinTo } from "./wheel-motion.ts";

export interface WheelProps {
  /** In words, with the last result; null where what surrounds it says so. */
  readonly label: string | null;
  /** A drawn pocket to come to; a new id spins anew. */
  readonly spin: { readonly id: string; readonly pocket: number } | null;
  /** The pocket of the last spin that has come to rest. */
  readonly shows: number | null;
  readonly instant: boolean;
  readonly onRest: () => void;
}

const CLICKS = 30;

/** The wheel: a bowl that stands, a rotor that turns, and a ball that ends in the drawn pocket. */
export function Wheel({ label, spin, shows, instant, onRest }: WheelProps) {
  const rotor = useRef<HTMLDivElement>(null);
  const arm = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const rest = useRef<Rest>({ wheel: 0, ball: 0 });
  const stop = useRef<AbortController>(null);
  const rested = useEffectEvent(onRest);
  const run = useEffectEvent(async (pocket: number, signal: AbortSignal) => {
    if (!rotor.current || !arm.current || !ball.current) return;
    const { from, to } = spinTo(pocket, rest.current);
    rest.current = to;
    // The styles are where everything ends; the motion only tells how it came there, whenever it is interrupted.
    rotor.current.style.rotate = `${to.wheel}deg`;
    arm.current.style.rotate = `${to.ball}deg`;
    ball.current.style.translate = `-50% calc(-50% - ${radius(1)})`;
    if (!instant && !prefersReducedMotion()) playClicks(signal);
    const easing = "cubic-bezier(0.16, 0.62, 0.3, 1)";
    const timing = { durationMs: SPIN_MS * BALL_RESTS_AT, instant, signal };
    await Promise.all([
      animate(rotor.current, [{ rotate: `${from.wheel}deg` }, { rotate: `${to.wheel}deg` }], {
        durationMs: SPIN_MS,
        easing: "cubic-bezier(0.2, 0.5, 0.45, 1)",
        instant,
        signal,
      }),
      animate(arm.current, [{ rotate: `${from.ball}deg` }, { rotate: `${to.ball}deg` }], { ...timing, easing }),
      animate(
        ball.current,
        BALL_FALL.map(({ at, radius: share }) => ({
          offset: at,
          translate: `-50% calc(-50% - ${cq(share)})`,
          opacity: 1,
        })),
        { ...timing, easing: "linear" },
      ),
      // Less motion: the result fades in.
      prefersReducedMotion() ? animate(rotor.current, [{ opacity: 0.2 }, { opacity: 1 }]) : null,
    ]);
    if (!signal.aborted || stop.current?.signal === signal) rested();
  });
  const id = spin?.id;
  const pocket = spin?.pocket;
  useEffect(() => {
    if (id === undefined || pocket === undefined) return;
    const control = new AbortController();
    stop.current = control;
    void run(pocket, control.signal);
    return () => {
      stop.current = null;
      control.abort();
    };
  }, [id, pocket]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press only hurries a spin that ends by itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture, or a part of one.
    <div
      {...(label !== null && { role: "img", "aria-label": label })}
      dir="ltr"
      onClick={() => stop.current?.abort()}
      className="@container-size relative aspect-square h-full max-w-full select-none"
    >
      <WheelBowl />
      <div ref={rotor} className="absolute inset-0 will-change-transform">
        <WheelFace />
        <div ref={arm} className="absolute inset-0 will-change-transform">
          <div
            ref={ball}
            className="absolute top-1/2 left-1/2 size-[5.2cqmin] rounded-full bg-[radial-gradient(circle_at_35%_30%,#ffffff,#dfe6f5_45%,#8e9ab8)] shadow-[0_0.6cqmin_1cqmin_rgb(0_0_0/0.6)]"
            style={{ translate: `-50% calc(-50% - ${radius(1)})` }}
          />
        </div>
      </div>
      {shows !== null && (
        <div
          key={id}
          className={classes(
            "tabular absolute inset-0 m-auto grid size-[24cqmin] animate-pop-in place-items-center rounded-full border-[0.8cqmin] border-[#e8c27a] text-[11cqmin] font-bold text-white shadow-[0_2cqmin_5cqmin_rgb(0_0_0/0.5)]",
            pocketTone(shows).fill,
          )}
        >
          {shows}
        </div>
      )}
    </div>
  );
}

/** A distance from the middle as a share of the radius. */
function cq(share: number): string {
  return `${share * 50}cqmin`;
}

function radius(at: number): string {
  return cq(BALL_FALL.find((step) => step.at === at)?.radius ?? 0);
}

function playClicks(signal: AbortSignal): void {
  const timers = clickTimes(CLICKS).map((share) =>
    setTimeout(() => sounds.spinTick(), share * SPIN_MS * BALL_RESTS_AT),
  );
  signal.addEventListener("abort", () => timers.forEach(clearTimeout));
}
