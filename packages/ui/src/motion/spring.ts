/** A spring in CSS terms: an easing of points and the time until it rests. */
export interface Spring {
  readonly easing: string;
  readonly durationMs: number;
}

const SAMPLES = 30;
/** Share of the way below which a swing counts as rest. */
const REST = 0.005;

/**
 * Returns the step response of a damped spring of mass 1 as a `linear()` easing.
 * @param stiffness pull towards the goal, 1/s²; 170 is soft, 400 is tight
 * @param damping friction, 1/s; below 2·√stiffness it overshoots
 */
export function spring(stiffness: number, damping: number): Spring {
  const frequency = Math.sqrt(stiffness);
  const ratio = Math.min(damping / (2 * frequency), 0.999);
  const swing = frequency * Math.sqrt(1 - ratio * ratio);
  const restSeconds = -Math.log(REST) / (ratio * frequency);
  const points = Array.from({ length: SAMPLES }, (_, index) => {
    if (index === SAMPLES - 1) return 1;
    const seconds = (restSeconds * index) / (SAMPLES - 1);
    const decay = Math.exp(-ratio * frequency * seconds);
    const position =
      1 - decay * (Math.cos(swing * seconds) + ((ratio * frequency) / swing) * Math.sin(swing * seconds));
    return Math.round(position * 10_000) / 10_000;
  });
  return { easing: `linear(${points.join(", ")})`, durationMs: Math.round(restSeconds * 1000) };
}

/** The spring of cards and tiles. */
export const cardSpring = spring(260, 20);
/** The spring of small things that respond to touch. */
export const quickSpring = spring(520, 30);

export const easeOutExpo = "cubic-bezier(0.16, 1, 0.3, 1)";
