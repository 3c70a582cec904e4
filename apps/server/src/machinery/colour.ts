/**
 * A colour by lightness (0 to 1), chroma (0 to about 0.4) and hue (radians): equal steps of one look alike in all hues.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** Björn Ottosson, "A perceptual color space for image processing" (2020), the matrices of 2021-01-25. */
const TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param hex `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [l, m, s] = multiply(TO_LMS, channels(hex).map(linear));
  const [lightness, a, b] = multiply(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Returns the nearest colour of a screen with this lightness and hue: as much of the chroma as it can show. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let shown = chroma; shown > 0; shown -= 0.002) {
    const rgb = toLinear({ lightness, chroma: shown, hue });
    if (rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(rgb);
  }
  return hexOf(toLinear({ lightness, chroma: 0, hue }));
}

/** Mixes `share` (0 to 1) of one colour over another. */
export function mix(over: string, under: string, share: number): string {
  const below = channels(under);
  const mixed = channels(over).map((channel, index) => channel * share + (below[index] ?? 0) * (1 - share));
  return `#${mixed.map(byte).join("")}`;
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const [l, m, s] = multiply(FROM_LAB, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  return multiply(FROM_LMS, [l ** 3, m ** 3, s ** 3]);
}

function multiply(matrix: readonly Triple[], [x = 0, y = 0, z = 0]: readonly number[]): Triple {
  const [first = 0, second = 0, third = 0] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
}

/** Returns red, green and blue from 0 to 1. */
function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function hexOf(rgb: Triple): string {
  return `#${rgb.map((channel) => byte(channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)).join("")}`;
}

function byte(channel: number): string {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, "0");
}
