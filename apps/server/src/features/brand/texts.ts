import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { type HouseText, type HouseTextName, houseTextName } from "@fairhouse/protocol/brand.ts";
import { isLanguage, type Language, languages } from "@fairhouse/protocol/languages.ts";
import type { Logger } from "pino";
import { ConfigError } from "../../machinery/config.ts";

const FILE = /^([a-z]+)\.([a-z-]+)\.md$/;
const LONGEST_BYTES = 200_000;
/** Time after which an edited text is on the pages. */
const LOOK_AGAIN_MS = 5_000;

type Texts = ReadonlyMap<HouseTextName, readonly HouseText[]>;

/**
 * The texts of the operator's folder. They are read at the start, and again on a request after a few seconds; if the
 * folder cannot be read then, the texts stay as they were, and the log says so.
 */
export class OperatorTexts {
  readonly #folder: string | null;
  readonly #clock: Clock;
  readonly #log: Logger;
  #texts: Texts;
  #readAt: number;

  private constructor(folder: string | null, texts: Texts, clock: Clock, log: Logger) {
    this.#folder = folder;
    this.#texts = texts;
    this.#clock = clock;
    this.#log = log;
    this.#readAt = clock.monotonic();
  }

  /** @throws ConfigError naming the unusable file. */
  static async open(folder: string | null, clock: Clock, log: Logger): Promise<OperatorTexts> {
    return new OperatorTexts(folder, folder === null ? new Map() : await readTexts(folder), clock, log);
  }

  /** Returns the names of the texts that the operator wrote. */
  async names(): Promise<readonly HouseTextName[]> {
    await this.#lookAgain();
    return houseTextName.options.filter((name) => this.#texts.has(name));
  }

  /** Returns a text in a language, else in the one that it was written in; null if the operator wrote none. */
  async find(name: HouseTextName, language: Language): Promise<HouseText | null> {
    await this.#lookAgain();
    const written = this.#texts.get(name) ?? [];
    return written.find((text) => text.language === language) ?? written[0] ?? null;
  }

  async #lookAgain(): Promise<void> {
    const now = this.#clock.monotonic();
    if (this.#folder === null || now - this.#readAt < LOOK_AGAIN_MS) return;
    this.#readAt = now;
    try {
      this.#texts = await readTexts(this.#folder);
    } catch (error) {
      this.#log.error({ err: error }, "the texts of BRAND_DIR could not be read again; they stay as they were");
    }
  }
}

/**
 * Reads the texts, their languages in the order of the house's, so that a reader of another one gets English if there
 * is an English text.
 */
async function readTexts(folder: string): Promise<Texts> {
  const texts = new Map<HouseTextName, HouseText[]>();
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md") && !/^readme\.md$/i.test(file));
  for (const file of files) {
    const [, name, language] = FILE.exec(file) ?? [];
    const known = houseTextName.options.find((option) => option === name);
    if (known === undefined || !isLanguage(language)) {
      throw new ConfigError(`BRAND_DIR holds ${file}; its texts are named like terms.en.md: ${namesHelp}`);
    }
    const markdown = await readText(join(folder, file), file);
    texts.set(known, [...(texts.get(known) ?? []), { language, markdown }].sort(byLanguage));
  }
  return texts;
}

const namesHelp = `${houseTextName.options.join(", ")}; ${languages.join(" or ")}`;

const byLanguage = (one: HouseText, other: HouseText) =>
  languages.indexOf(one.language) - languages.indexOf(other.language);

async function readText(path: string, file: string): Promise<string> {
  const { size } = await stat(path);
  if (size > LONGEST_BYTES) throw new ConfigError(`BRAND_DIR/${file} must have at most ${LONGEST_BYTES} bytes`);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
    if (text.trim() !== "") return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(`BRAND_DIR/${file} must be text in UTF-8`);
  }
  throw new ConfigError(`BRAND_DIR/${file} is empty; without the file the built-in text is shown`);
}
