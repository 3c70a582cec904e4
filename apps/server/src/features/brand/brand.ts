import { stat } from "node:fs/promises";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../../machinery/config.ts";
import { type Picture, readMark, readSharePicture, readTouchIcon } from "./pictures.ts";
import { OperatorTexts } from "./texts.ts";

/** The operator's branding of a house: read at the start, so that it is on the first page of every visitor. */
export interface Brand {
  /** Null for the built-in one. */
  readonly mark: Picture | null;
  /** The mark for home screens that show no SVG. Null for the built-in one, or for none beside an operator's mark. */
  readonly touchIcon: Picture | null;
  readonly share: Picture | null;
  readonly texts: OperatorTexts;
}

/** @throws ConfigError naming the unusable part of `BRAND_DIR`. */
export async function openBrand(config: Config, clock: Clock, log: Logger): Promise<Brand> {
  const folder = config.brandDir;
  if (folder === null)
    return { mark: null, touchIcon: null, share: null, texts: await OperatorTexts.open(null, clock, log) };
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => {
      // Missing or forbidden: it cannot be used either way, and the message below names it.
      return false;
    },
  );
  if (!isFolder) throw new ConfigError(`BRAND_DIR must be a folder that this server can read: ${folder}`);
  return {
    mark: await readMark(folder),
    touchIcon: await readTouchIcon(folder),
    share: await readSharePicture(folder),
    texts: await OperatorTexts.open(folder, clock, log),
  };
}
