/**
 * The only audio context, made at the first sound after the player's first gesture, never before. All sounds go to it.
 */
let context: AudioContext | null = null;
let output: GainNode | null = null;
let volume = 1;
/** Each sound is over by then. */
const SILENT_AFTER_MS = 10_000;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Sets the volume of everything, 0 to 1; 0 makes no sound and no audio context. */
export function setVolume(share: number): void {
  volume = Math.min(1, Math.max(0, share));
  if (context && output) output.gain.setTargetAtTime(gainOf(volume), context.currentTime, 0.02);
}

/** Squares the volume, as ears do: half the slider sounds half as loud. */
function gainOf(share: number): number {
  return share * share * 0.6;
}

export interface Speaker {
  readonly context: AudioContext;
  readonly output: AudioNode;
  /** Start time of a sound that starts now, in seconds of the audio clock. */
  readonly now: number;
}

/**
 * Returns the open speaker, or null while silent: no gesture yet, volume 0, page hidden, or no audio here. It is
 * suspended once nothing has sounded for a while: an open one computes silence, at the cost of a phone's battery.
 */
export function openSpeaker(): Speaker | null {
  if (volume === 0 || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "suspended") void context.resume();
  clearTimeout(silence);
  silence = setTimeout(() => void context?.suspend(), SILENT_AFTER_MS);
  output ??= connectOutput(context);
  return { context, output, now: context.currentTime };
}

/** Connects a limiter, which keeps many sounds at once from clipping. */
function connectOutput(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -14;
  limiter.ratio.value = 8;
  gain.gain.value = gainOf(volume);
  gain.connect(limiter).connect(audio.destination);
  return gain;
}
