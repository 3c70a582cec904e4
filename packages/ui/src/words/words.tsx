import { createContext, type ReactNode, use } from "react";
import { LocaleContext } from "../format/locale.ts";
import { type Formats, formatsOf } from "./format.ts";
import { type Language, localeOf } from "./language.ts";

const LanguageContext = createContext<Language>("en");

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <LocaleContext value={localeOf(language)}>{children}</LocaleContext>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Numbers, times and plurals of the current language. */
export function useFormats(): Formats {
  return formatsOf(useLanguage());
}

/** One part's words: a hook for components, and a function that loads a language ahead of its first use. */
export interface Words<Catalogue> {
  /**
   * The catalogue of the current language; suspends while it loads. The name matters: React's compiler takes a call for a
   * hook only when it is named like one, and would otherwise remember the first language for ever.
   */
  readonly useWords: () => Catalogue;
  readonly load: (language: Language) => Promise<Catalogue>;
}

/** React's `use` reads a promise that carries its result at once, without suspending. */
interface Tracked<Value> extends Promise<Value> {
  status?: "fulfilled";
  value?: Value;
}

/**
 * Makes a part's words from its English catalogue and loaders for the others, which are fetched when first needed.
 * A catalogue is an object of strings, and of functions where a phrase has parts. Usage: `errors.ts` beside this file.
 */
export function createWords<Catalogue>(
  english: Catalogue,
  others: Readonly<Record<Exclude<Language, "en">, () => Promise<Catalogue>>>,
): Words<Catalogue> {
  const loading = new Map<Language, Promise<Catalogue>>();

  function load(language: Language): Promise<Catalogue> {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const promise: Tracked<Catalogue> =
      language === "en"
        ? Promise.resolve(english)
        : others[language]().catch(() => {
            // English words are better than none: a page that lost its network still speaks.
            loading.delete(language);
            return english;
          });
    const keep = (value: Catalogue) => Object.assign(promise, { status: "fulfilled", value });
    if (language === "en") keep(english);
    // Words that were loaded ahead are there at the first render: nothing suspends and renders twice.
    else void promise.then(keep);
    loading.set(language, promise);
    return promise;
  }

  return {
    useWords: () => use(load(useLanguage())),
    load,
  };
}
