import { factsOf, isLanguage, type Language, languageFacts } from "@fairhouse/protocol/languages.ts";
import "./page.css";
import { type ProvenReport, type Report, type Row, reportOf } from "./report.ts";
import type { VerifierWords } from "./words/en.ts";
import { verifierWords } from "./words/words.ts";

// The script of one file that people save and keep: it has no framework, contacts nobody, and is not minified.

/** The page: the chosen proofs, and what is said about them in a language. */
class Page {
  readonly #files = elementOf("files", HTMLInputElement);
  readonly #key = elementOf("key", HTMLInputElement);
  readonly #results = elementOf("results", HTMLElement);
  readonly #languages = elementOf("language", HTMLSelectElement);
  #language: Language = spoken();
  #proofs: readonly File[] = [];
  /** Counts what was asked for: an answer to an earlier question is not shown. */
  #asked = 0;

  start(): void {
    document.documentElement.dataset.mode = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    this.#say();
    this.#files.addEventListener("change", () => void this.#choose([...(this.#files.files ?? [])]));
    this.#key.addEventListener("input", () => void this.#check());
    this.#languages.append(...languageFacts.map(({ id, name }) => new Option(name, id, false, id === this.#language)));
    this.#languages.addEventListener("change", () => {
      if (isLanguage(this.#languages.value)) this.#language = this.#languages.value;
      this.#say();
      void this.#check();
    });
    document.addEventListener("dragover", (event) => {
      event.preventDefault();
      document.body.classList.add("is-over");
    });
    document.addEventListener("dragleave", () => document.body.classList.remove("is-over"));
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      document.body.classList.remove("is-over");
      void this.#choose([...(event.dataTransfer?.files ?? [])]);
    });
  }

  #say(): void {
    const { page, language } = verifierWords[this.#language];
    document.documentElement.lang = this.#language;
    document.documentElement.dir = factsOf(this.#language).direction;
    this.#languages.ariaLabel = language;
    document.title = page.title;
    for (const [name, text] of Object.entries(page)) {
      for (const element of document.querySelectorAll(`[data-word="${name}"]`)) element.textContent = text;
    }
  }

  async #choose(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    this.#proofs = files;
    await this.#check();
    // The same file can be chosen again after it has changed.
    this.#files.value = "";
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked;
    const vkey = this.#key.value.trim() || null;
    const told: Told = {
      words: verifierWords[this.#language],
      locale: factsOf(this.#language).locale,
      isReadersKey: vkey !== null,
    };
    const results = await Promise.all(
      this.#proofs.map(async (file) => resultOf(file.name, await this.#read(file, vkey), told)),
    );
    if (asked === this.#asked) this.#results.replaceChildren(...results);
  }

  async #read(file: File, vkey: string | null): Promise<Report | null> {
    try {
      return await reportOf(file, vkey);
    } catch {
      // The file was moved, or may not be read.
      return null;
    }
  }
}

interface Told {
  readonly words: VerifierWords;
  readonly locale: string;
  /** The reader entered the key; otherwise it is that of the file. */
  readonly isReadersKey: boolean;
}

/** Returns what is said about one file. @param report null for a file that could not be read. */
function resultOf(name: string, report: Report | null, told: Told): HTMLElement {
  const title = make("h2", make("bdi", name));
  const verdict = note(told.words.verdict[report?.verdict ?? "unread"], `verdict ${report?.verdict ?? "broken"}`);
  if (report?.verdict === "broken") verdict.append(english(report.reason));
  const section = make("section", title, verdict, ...(report?.verdict === "holds" ? proof(report.proven, told) : []));
  section.className = "panel";
  return section;
}

function proof(proven: ProvenReport, { words, locale, isReadersKey }: Told): readonly HTMLElement[] {
  const { record, entry, signed } = words.steps;
  const steps = [
    ...(proven.record === null ? [] : [record]),
    entry(proven.index.toLocaleString(locale), proven.size.toLocaleString(locale)),
    signed(proven.origin),
  ];
  return [
    make("p", words.kind[proven.kind]),
    make("ol", ...steps.map((step) => make("li", step))),
    table([[words.key, proven.vkey]]),
    isReadersKey ? note(words.ofReader, "muted") : note(words.ofFile, "verdict caution"),
    make("h3", words.entry),
    table(proven.entry),
    ...(proven.record === null ? [] : [make("h3", words.record), table(proven.record)]),
  ];
}

/** The names and values of the log's format, which are not translated. */
function table(rows: readonly Row[]): HTMLElement {
  return leftToRight(make("dl", ...rows.map(([name, value]) => make("div", make("dt", name), make("dd", value)))));
}

function english(text: string): HTMLElement {
  const reason = leftToRight(make("span", text));
  reason.className = "reason";
  reason.lang = "en";
  return reason;
}

function leftToRight(element: HTMLElement): HTMLElement {
  element.dir = "ltr";
  return element;
}

function note(text: string, style: string): HTMLElement {
  const paragraph = make("p", text);
  paragraph.className = style;
  return paragraph;
}

function make(tag: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`);
  return element;
}

/** Returns the language of this browser, or English. */
function spoken(): Language {
  const language = new Intl.Locale(navigator.language).language;
  return isLanguage(language) ? language : "en";
}

new Page().start();
