import { factsOf, type Language } from "@fairhouse/protocol/languages.ts";
import { createContext, type ReactNode, use } from "react";
import { CurrenciesContext } from "../format/currencies.ts";
import { LocaleContext } from "../format/locale.ts";
import { type Formats, formatsOf } from "./format.ts";

const LanguageContext = createContext<Language>("en");

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <LocaleContext value={factsOf(language).locale}>{children}</LocaleContext>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Returns the formatters of the current language: numbers, amounts of any currency, times and plurals. */
export function useFormats(): Formats {
  return formatsOf(useLanguage(), use(CurrenciesContext));
}

/** The words of one part: a hook for components, and a function that loads a language ahead of its first use. */
export interface Words<Catalogue> {
  /**
   * Returns the catalogue of the current language; suspends while it loads. The name matters: React's compiler takes a
   * call for a hook only if it is named like one, and would otherwise remember the first language for ever.
   */
  readonly useWords: () => Catalogue;
  readonly load: (language: Language) => Promise<Catalogue>;
  /** Returns the catalogue of a loaded language, such as the current one; English until it has arrived. */
  readonly known: (language: Language) => Catalogue;
}

/** A promise that carries its result: React's `use` reads it at once, without suspending. */
interface Tracked<Value> extends Promise<Value> {
  status?: "fulfilled";
  value?: Value;
}

/** The files beside the English one, as `import.meta.glob` finds them: `./ar.ts` exports `ar`. */
type OtherLanguages<Catalogue> = Readonly<
  Record<string, () => Promise<Readonly<Partial<Record<Language, Catalogue>>>>>
>;

/** The words of all parts that have arrived so far. */
const arrived: Words<unknown>[] = [];

/** Loads a language for every part that is there, so that the page can switch to it at once and without a gap. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(arrived.map((words) => words.load(language)));
}

/**
 * Makes a part's words from its English catalogue and the files of the other languages, which are fetched when first
 * needed. A catalogue is an object of strings, and of functions if a phrase has parts. It is in a folder `words` beside
 * the code that it labels: `en.ts`, a file for each other language, and `words.ts` with the call of this function.
 */
export function createWords<Catalogue>(english: Catalogue, others: OtherLanguages<Catalogue>): Words<Catalogue> {
  const loading = new Map<Language, Tracked<Catalogue>>();

  async function fetchWords(language: Language): Promise<Catalogue> {
    try {
      return (await others[`./${language}.ts`]?.())?.[language] ?? english;
    } catch {
      // English words are better than none: a page that lost its network still has text.
      loading.delete(language);
      return english;
    }
  }

  function load(language: Language): Promise<Catalogue> {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const promise: Tracked<Catalogue> = language === "en" ? Promise.resolve(english) : fetchWords(language);
    const keep = (value: Catalogue) => Object.assign(promise, { status: "fulfilled", value });
    if (language === "en") keep(english);
    // Words that were loaded ahead are there at the first render: nothing suspends and renders twice.
    else void promise.then(keep);
    loading.set(language, promise);
    return promise;
  }

  const words = {
    useWords: () => use(load(useLanguage())),
    load,
    known: (language: Language) => loading.get(language)?.value ?? english,
  };
  arrived.push(words);
  return words;
}
