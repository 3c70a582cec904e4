import { openSpeaker, type Speaker } from "@fairhouse/ui/sound/speaker.ts";
import { noiseOf, playNote, playRustle } from "@fairhouse/ui/sound/voices.ts";
import { rollOf, type Spin, TOUCHES } from "./wheel-motion.ts";

/**
 * Plays the sound of the ball along its path: it rolls at the ball's speed and from the ball's side, and clicks at
 * marks and frets. A spin that is shown at once ends with one soft click; an interrupted one becomes silent.
 */
export function soundOf(
  spin: Spin,
  { still, signal }: { readonly still: boolean; readonly signal: AbortSignal },
): void {
  const last = TOUCHES.at(-1);
  const quiet = still
    ? rollBall({ seconds: 0, speeds: [], sides: [], touches: last ? [{ ...last, at: 0 }] : [] })
    : rollBall({ ...rollOf(spin), touches: TOUCHES });
  signal.addEventListener("abort", quiet, { once: true });
}

/** The movement of a ball that is to be heard. Both lists are spread evenly over the `seconds` for which it rolls. */
interface Rolling {
  readonly seconds: number;
  /** Turns per second. */
  readonly speeds: readonly number[];
  /** From −1 at the left to 1 at the right. */
  readonly sides: readonly number[];
  /** Contacts of the ball: when, in seconds from now, and how hard, 0 to 1. */
  readonly touches: readonly { readonly at: number; readonly level: number }[];
}

/**
 * Plays a small hard ball in a wooden bowl: a hum that follows its speed and side, and clicks. Returns a function that
 * silences it.
 */
function rollBall(rolling: Rolling): () => void {
  const speaker = openSpeaker();
  if (speaker === null) return () => {};
  const { context } = speaker;
  // Everything goes through one gain, so that it can be silenced at once without a crack.
  const output = context.createGain();
  output.connect(speaker.output);
  const own: Speaker = { context, now: speaker.now, output };
  if (rolling.speeds.length > 1 && rolling.sides.length > 1) hum(own, rolling);
  for (const { at, level } of rolling.touches) click(own, at, level);
  return () => {
    output.gain.setTargetAtTime(0, context.currentTime, 0.015);
    setTimeout(() => output.disconnect(), 100);
  };
}

/** Speed at which the hum is loudest and brightest. */
const FAST = 4;

function hum({ context, output, now }: Speaker, { seconds, speeds, sides }: Rolling): void {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.6;
  const gain = context.createGain();
  const panner = context.createStereoPanner();
  const share = (speed: number) => Math.min(1, speed / FAST);
  filter.frequency.setValueCurveAtTime(
    Float32Array.from(speeds, (speed) => 320 + 900 * share(speed)),
    now,
    seconds,
  );
  gain.gain.setValueCurveAtTime(
    Float32Array.from(speeds, (speed, step) => {
      // The hum swells while the ball is thrown and fades as it leaves the track.
      const edge = Math.min(1, step / 3, (speeds.length - 1 - step) / 6);
      return 0.34 * share(speed) ** 0.7 * edge;
    }),
    now,
    seconds,
  );
  panner.pan.setValueCurveAtTime(
    Float32Array.from(sides, (side) => side * 0.6),
    now,
    seconds,
  );
  source.connect(filter).connect(gain).connect(panner).connect(output);
  source.start(now, Math.random() * 0.5);
  source.stop(now + seconds);
}

function click(speaker: Speaker, after: number, level: number): void {
  playRustle(speaker, { centre: 3400, sharpness: 5, after, seconds: 0.035, level: 0.55 * level });
  playNote(speaker, { wave: "triangle", from: 1250, to: 760, after, seconds: 0.045, level: 0.16 * level });
}
