import { type BallPlace, ballAt, SPIN_MS, type Spin, wheelAt } from "./wheel-motion.ts";

/** Key frames per second of the path; between them the motion is linear. */
const RATE = 60;
const FRAMES = Math.round((SPIN_MS / 1000) * RATE);

/**
 * Offset of a shadow, in hundredths of the wheel. Light comes from above and slightly from the left; `perLift` moves
 * the shadow of a ball in the air further away.
 */
const SHADOW = { right: 0.5, down: 0.9, perLift: 34 } as const;

const shares = Array.from({ length: FRAMES + 1 }, (_, frame) => frame / FRAMES);

/** Returns the rotation of the rotor as key frames of one spin. */
export function wheelFrames(spin: Spin): Keyframe[] {
  return shares.map((share) => ({ rotate: `${wheelAt(spin, share).toFixed(3)}deg` }));
}

/** Returns the path of the ball as the player sees it. */
export function ballFrames(spin: Spin): Keyframe[] {
  return shares.map((share) => ({ translate: ballStyle(ballAt(spin, share)), opacity: 1 }));
}

/** Returns the path of its shadow, which moves away from the ball and fades while the ball is in the air. */
export function shadowFrames(spin: Spin): Keyframe[] {
  return shares.map((share) => {
    const place = ballAt(spin, share);
    return { translate: shadowStyle(place), opacity: 1 - place.lift * 4 };
  });
}

/** Returns a place as the CSS `translate` of an element in the middle of the wheel, a size container. */
export function ballStyle({ angle, radius }: BallPlace): string {
  const turn = (angle * Math.PI) / 180;
  return translateBy(50 * radius * Math.sin(turn), -50 * radius * Math.cos(turn));
}

export function shadowStyle({ angle, radius, lift }: BallPlace): string {
  // The shadow stays on the ground below a hopping ball.
  const turn = (angle * Math.PI) / 180;
  const ground = radius - lift;
  return translateBy(
    50 * ground * Math.sin(turn) + SHADOW.right + lift * SHADOW.perLift * 0.5,
    -50 * ground * Math.cos(turn) + SHADOW.down + lift * SHADOW.perLift,
  );
}

function translateBy(right: number, down: number): string {
  return `calc(-50% + ${right.toFixed(3)}cqmin) calc(-50% + ${down.toFixed(3)}cqmin)`;
}
