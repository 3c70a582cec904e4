import { createHash } from "node:crypto";

export interface PaintedPicture {
  readonly png: Buffer;
  /** Hash of its bytes, for `If-None-Match`. */
  readonly etag: string;
}

/** Room for some two hundred pictures. */
const MOST_BYTES = 40 * 1024 * 1024;

/**
 * Pictures by their source, the whole SVG: every change of it (a player hides, the house gets another name) makes
 * another picture. The one unused for the longest time goes first. A request for a picture that is being made waits for
 * that one.
 */
export class PictureCache {
  readonly #paint: (svg: string, address: string) => Promise<Buffer>;
  readonly #mostBytes: number;
  /** In the order of their last use. */
  readonly #kept = new Map<string, PaintedPicture>();
  readonly #coming = new Map<string, Promise<PaintedPicture>>();
  #bytes = 0;

  constructor(paint: (svg: string, address: string) => Promise<Buffer>, mostBytes: number = MOST_BYTES) {
    this.#paint = paint;
    this.#mostBytes = mostBytes;
  }

  /**
   * Returns the picture of an SVG.
   * @param address of the client.
   * @param demand called if the picture has to be made; throws if that is not allowed.
   */
  async pictureOf(svg: string, address: string, demand: () => void): Promise<PaintedPicture> {
    const key = hashOf(svg);
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const coming = this.#coming.get(key);
    if (coming !== undefined) return coming;
    demand();
    const made = this.#make(key, svg, address).finally(() => this.#coming.delete(key));
    this.#coming.set(key, made);
    return made;
  }

  async #make(key: string, svg: string, address: string): Promise<PaintedPicture> {
    const png = await this.#paint(svg, address);
    const picture = { png, etag: `"${hashOf(png)}"` };
    this.#kept.set(key, picture);
    this.#bytes += png.length;
    for (const [oldest, { png: old }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= old.length;
    }
    return picture;
  }
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url");
}
