import type { Speaker } from "./speaker.ts";

/** One note of a sound. Times are in seconds, frequencies in hertz, levels from 0 to 1. */
export interface Note {
  readonly wave: OscillatorType;
  readonly from: number;
  /** Frequency to which it glides by its end; constant if left out. */
  readonly to?: number;
  readonly after?: number;
  readonly seconds: number;
  readonly level: number;
}

/** A breath of filtered noise: cards, chips, felt. */
export interface Rustle {
  readonly centre: number;
  readonly sharpness: number;
  readonly after?: number;
  readonly seconds: number;
  readonly level: number;
}

const ATTACK_SECONDS = 0.004;

export function playNote(speaker: Speaker, note: Note): void {
  const { context, output } = speaker;
  const start = speaker.now + (note.after ?? 0);
  const oscillator = context.createOscillator();
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.from, start);
  if (note.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.seconds);
  oscillator.connect(envelope(speaker, start, note.seconds, note.level)).connect(output);
  oscillator.start(start);
  oscillator.stop(start + note.seconds + 0.02);
}

export function playRustle(speaker: Speaker, rustle: Rustle): void {
  const { context, output } = speaker;
  const start = speaker.now + (rustle.after ?? 0);
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = rustle.centre;
  filter.Q.value = rustle.sharpness;
  source
    .connect(filter)
    .connect(envelope(speaker, start, rustle.seconds, rustle.level))
    .connect(output);
  // A random position in the noise, so that no two chips sound alike.
  source.start(start, Math.random() * 0.5, rustle.seconds + 0.02);
}

function envelope(speaker: Speaker, start: number, seconds: number, level: number): GainNode {
  const gain = speaker.context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

export function noiseOf(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
