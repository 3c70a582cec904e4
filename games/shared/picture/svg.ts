/** Characters that XML 1.0 forbids, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed.
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes arbitrary text for XML elements and attributes. */
export function escaped(text: string): string {
  return text.replace(UNSPEAKABLE, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

export interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  readonly opacity?: number;
}

/** Extra stroke width of bold text, as a share of its size. */
const BOLD = 0.052;

/**
 * Draws a line of text in the site's fonts, with its baseline at y. The font files are variable, but the server's
 * renderer knows only their regular weight, so bold text has an outline, which looks the same everywhere.
 */
export function textAt(x: number, y: number, text: string, style: TextStyle): string {
  const { size, fill = "#ffffff", bold = false, anchor = "start", opacity = 1 } = style;
  const outline = bold ? ` stroke="${fill}" stroke-width="${rounded(size * BOLD)}" stroke-linejoin="round"` : "";
  const faint = opacity === 1 ? "" : ` opacity="${opacity}"`;
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${outline}${faint}>${escaped(text)}</text>`;
}

/** Draws a rectangle with round corners. `more` holds further attributes. */
export function boxAt(x: number, y: number, width: number, height: number, radius: number, more: string): string {
  return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${radius}" ${more}/>`;
}

/** Draws a picture that the still names in `arts`, as a square with its corner at x and y. */
export function artAt(name: string, x: number, y: number, size: number, opacity = 1): string {
  const faint = opacity === 1 ? "" : ` opacity="${opacity}"`;
  return `<use href="#art-${name}" transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size / ART_SIZE)})"${faint}/>`;
}

export const ART_SIZE = 100;

/** Rounds to three decimals: finer than a pixel, and the same on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
