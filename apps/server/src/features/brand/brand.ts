import { stat } from "node:fs/promises";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../../machinery/config.ts";
import { type Picture, readMark, readSharePicture, readTouchIcon } from "./pictures.ts";
import { OperatorTexts } from "./texts.ts";

/** What makes a house its operator's: read at the start, so that the first page of every visitor wears it. */
export interface Brand {
  /** Null: the built-in one. */
  readonly mark: Picture | null;
  /** The mark for home screens that show no SVG. Null: the built-in one, or none beside a mark of the operator's. */
  readonly touchIcon: Picture | null;
  readonly share: Picture | null;
  readonly texts: OperatorTexts;
}

/** @throws ConfigError naming what in `BRAND_DIR` cannot be used. */
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
