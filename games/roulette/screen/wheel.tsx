import { classes } from "@fairhouse/ui/classes.ts";
import { animate } from "@fairhouse/ui/motion/animate.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { ballFrames, ballStyle, shadowFrames, shadowStyle, wheelFrames } from "./ball-frames.ts";
import { soundOf } from "./ball-sound.ts";
import { colourOf, pocketTone } from "./pocket-tone.ts";
import { WheelBowl, WheelFace, WheelLight } from "./wheel-face.tsx";
import { ballAt, type Rest, SPIN_MS, spinTo } from "./wheel-motion.ts";
import { rouletteWords } from "./words/words.ts";

export interface WheelProps {
  /** The text alternative with the last result; null if the surroundings provide it. */
  readonly label: string | null;
  /** The drawn pocket; a new id starts a new spin. */
  readonly spin: { readonly id: string; readonly pocket: number } | null;
  /** The pocket of the last spin that has come to rest. */
  readonly shows: number | null;
  readonly pace: Pace;
  readonly onRest: () => void;
}

const START: Rest = { wheel: 0, ball: 0 };
/** The place of the ball before the first spin. */
const LYING = ballAt({ from: START, to: START }, 1);

/** Shows the wheel: a fixed bowl, a turning rotor, and a ball with its shadow that ends in the drawn pocket. */
export function Wheel({ label, spin, shows, pace, onRest }: WheelProps) {
  const words = rouletteWords.useWords();
  const rotor = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const rest = useRef<Rest>(START);
  const stop = useRef<AbortController>(null);
  const rested = useEffectEvent(onRest);
  const run = useEffectEvent(async (pocket: number, signal: AbortSignal) => {
    if (!rotor.current || !shadow.current || !ball.current) return;
    const way = spinTo(pocket, rest.current);
    rest.current = way.to;
    // The styles hold the final state; the animation only shows the way there, and can be interrupted at any time.
    const end = ballAt(way, 1);
    rotor.current.style.rotate = `${way.to.wheel}deg`;
    ball.current.style.translate = ballStyle(end);
    shadow.current.style.translate = shadowStyle(end);
    soundOf(way, { still: pace !== "animated" || prefersReducedMotion(), signal });
    const timing = { durationMs: SPIN_MS, easing: "linear", pace, signal };
    await Promise.all([
      animate(rotor.current, wheelFrames(way), timing),
      animate(ball.current, ballFrames(way), timing),
      animate(shadow.current, shadowFrames(way), timing),
      // Reduced motion: the result fades in.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture, or a part of one; the press is optional.
    <div
      {...(label !== null && { role: "img", "aria-label": label })}
      dir="ltr"
      onClick={() => stop.current?.abort()}
      className="@container-size relative aspect-square size-full select-none"
    >
      <WheelBowl />
      <div ref={rotor} data-rotor className="absolute inset-0 will-change-transform">
        <WheelFace />
      </div>
      <WheelLight />
      <div
        ref={shadow}
        className="absolute top-1/2 left-1/2 size-[6cqmin] rounded-full bg-[radial-gradient(closest-side,rgb(0_0_0/0.75),rgb(0_0_0/0.4)_55%,transparent)] will-change-transform"
        style={{ translate: shadowStyle(LYING) }}
      />
      <div
        ref={ball}
        data-ball
        className="absolute top-1/2 left-1/2 size-[5cqmin] rounded-full bg-[radial-gradient(circle_at_36%_30%,#ffffff,#e6ebf5_50%,#8b94ab)] will-change-transform"
        style={{ translate: ballStyle(LYING) }}
      />
      {shows !== null && (
        <div
          key={id}
          className={classes(
            "absolute inset-0 m-auto grid size-[29cqmin] animate-pop-in content-center justify-items-center rounded-full border-[0.9cqmin] border-[#f4cd74] leading-none font-bold text-white shadow-[0_2cqmin_5cqmin_rgb(0_0_0/0.5)]",
            pocketTone(shows).fill,
          )}
        >
          <span className="tabular text-[12cqmin]">{shows}</span>
          <span className="text-[max(4.6cqmin,0.5625rem)]">{words[colourOf(shows)]}</span>
        </div>
      )}
    </div>
  );
}
