import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../machinery/config.ts";
import { isMissing } from "../../machinery/missing.ts";

/** A file of the operator's that browsers fetch by a path that changes with its content. */
export interface Picture {
  /** For example `/brand/mark-1f3a….svg`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const LARGEST_MARK_BYTES = 64 * 1024;
const LARGEST_TOUCH_ICON_BYTES = 256 * 1024;
const LARGEST_SHARE_BYTES = 2 * 1024 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HASH_DIGITS = 12;

/**
 * Content that is not allowed in a mark. Browsers run none of it in a picture, and the headers forbid it if the file is
 * opened by itself; it is refused all the same, because a mark that was tampered with should not be shown.
 */
const ACTIVE: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:[\w-]+:)?script/i, "a script"],
  [/[\s"'/]on[a-z]+\s*=/i, "an event handler"],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)/i, "a foreign object"],
  [/<!(?:DOCTYPE|ENTITY)/i, "a document type"],
  [/<\?xml-stylesheet/i, "a style sheet of its own"],
  [/(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp);))[^\s"'>]/i, "a link"],
  [/url\(\s*["']?\s*(?!["'#\s])|@import/i, "a file from elsewhere"],
];

/** Reads `mark.svg` of the folder; null if it has none. @throws ConfigError if it cannot be used. */
export async function readMark(folder: string): Promise<Picture | null> {
  const bytes = await readIfThere(join(folder, "mark.svg"));
  if (bytes === null) return null;
  if (bytes.length > LARGEST_MARK_BYTES)
    throw new ConfigError(`BRAND_DIR/mark.svg must have at most ${LARGEST_MARK_BYTES} bytes`);
  const text = bytes.toString("utf8");
  if (!/<svg[\s>]/i.test(text)) throw new ConfigError("BRAND_DIR/mark.svg is no SVG picture");
  // Without it a browser knows no proportions, and a page no size.
  if (!/<svg[^>]*\bviewBox\s*=/i.test(text)) throw new ConfigError("BRAND_DIR/mark.svg must have a viewBox");
  const active = ACTIVE.find(([pattern]) => pattern.test(text));
  if (active !== undefined)
    throw new ConfigError(`BRAND_DIR/mark.svg holds ${active[1]}; a mark is a picture and nothing else`);
  return { path: pathOf("mark", "svg", bytes), type: "image/svg+xml", bytes };
}

/**
 * Reads `share.png` of the folder, the picture for shared links; null if it has none.
 * @throws ConfigError if it cannot be used.
 */
export async function readSharePicture(folder: string): Promise<Picture | null> {
  return readPng(folder, "share", LARGEST_SHARE_BYTES);
}

/**
 * Reads `touch-icon.png` of the folder, for home screens that show no SVG; null if it has none.
 * @throws ConfigError if it cannot be used.
 */
export async function readTouchIcon(folder: string): Promise<Picture | null> {
  return readPng(folder, "touch-icon", LARGEST_TOUCH_ICON_BYTES);
}

async function readPng(folder: string, name: string, largestBytes: number): Promise<Picture | null> {
  const bytes = await readIfThere(join(folder, `${name}.png`));
  if (bytes === null) return null;
  if (bytes.length > largestBytes)
    throw new ConfigError(`BRAND_DIR/${name}.png must have at most ${largestBytes} bytes`);
  if (!bytes.subarray(0, PNG.length).equals(PNG)) throw new ConfigError(`BRAND_DIR/${name}.png is no PNG picture`);
  return { path: pathOf(name, "png", bytes), type: "image/png", bytes };
}

function pathOf(name: string, ending: string, bytes: Buffer): string {
  return `/brand/${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, HASH_DIGITS)}.${ending}`;
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
