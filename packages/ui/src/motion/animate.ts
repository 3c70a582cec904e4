import { INSTANT_REVEAL_MS, type Pace, paced } from "./pace.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";
import { cardSpring, easeOutExpo, type Spring } from "./spring.ts";

const FADE_MS = 220;

export interface MotionOptions {
  readonly durationMs?: number | undefined;
  readonly delayMs?: number | undefined;
  /** A CSS easing, or a spring, which brings its own duration. */
  readonly easing?: string | Spring | undefined;
  /** `instant` compresses the whole, with its delay, into {@link INSTANT_REVEAL_MS}. */
  readonly pace?: Pace | undefined;
  /** Keeps the last frame; otherwise the element falls back to its own style. */
  readonly hold?: boolean | undefined;
  /** Interrupts the motion: it jumps to its end and the promise resolves. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Animates an element with the Web Animations API. Resolves when the animation has ended or was interrupted, or at once
 * if the element is not there (any more); it never rejects. Under reduced motion only opacity and colours of the frames
 * are kept, so that travel becomes a fade.
 */
export async function animate(
  element: Element | null | undefined,
  frames: readonly Keyframe[],
  options: MotionOptions = {},
): Promise<void> {
  if (!element) return;
  const reduced = prefersReducedMotion();
  const timing = timingOf(options, reduced);
  const motion = element.animate(reduced ? frames.map(withoutTravel) : [...frames], {
    ...timing,
    fill: options.hold ? "both" : "backwards",
  });
  const interrupt = () => motion.finish();
  if (options.signal?.aborted) interrupt();
  options.signal?.addEventListener("abort", interrupt, { once: true });
  try {
    await motion.finished;
  } catch {
    // Cancelled because the element left the page: there is nothing to wait for.
  } finally {
    options.signal?.removeEventListener("abort", interrupt);
  }
}

/** Returns duration, delay and easing under the player's settings. Exported for its test. */
export function timingOf(
  options: MotionOptions,
  reduced: boolean,
): { readonly duration: number; readonly delay: number; readonly easing: string } {
  const spring = typeof options.easing === "object" ? options.easing : null;
  const easing = typeof options.easing === "string" ? options.easing : (spring?.easing ?? easeOutExpo);
  const whole = options.durationMs ?? spring?.durationMs ?? FADE_MS;
  const wait = options.delayMs ?? 0;
  if (options.pace === "instant") {
    const share = Math.min(1, INSTANT_REVEAL_MS / (whole + wait));
    return { duration: whole * share, delay: wait * share, easing };
  }
  const [duration, delay] = [paced(whole, options.pace), paced(wait, options.pace)];
  return reduced ? { duration: Math.min(duration, FADE_MS), delay, easing: "linear" } : { duration, delay, easing };
}

const TRAVEL = new Set(["transform", "translate", "rotate", "scale", "offsetDistance", "clipPath", "filter"]);

function withoutTravel(frame: Keyframe): Keyframe {
  return Object.fromEntries(Object.entries(frame).filter(([property]) => !TRAVEL.has(property)));
}

/** Flies an element in from the place of another one: cards from the shoe, chips from the rack. */
export function flyFrom(element: Element, origin: DOMRect, options: MotionOptions = {}): Promise<void> {
  const goal = element.getBoundingClientRect();
  const right = origin.x + origin.width / 2 - (goal.x + goal.width / 2);
  const down = origin.y + origin.height / 2 - (goal.y + goal.height / 2);
  const size = goal.width === 0 ? 1 : origin.width / goal.width;
  return animate(
    element,
    [
      { transform: `translate(${right}px, ${down}px) scale(${size})`, opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    { easing: cardSpring, ...options },
  );
}
