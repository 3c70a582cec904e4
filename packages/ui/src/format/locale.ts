import { createContext, use } from "react";

/** BCP 47 tag of the language in which numbers and dates are written. The shell provides it once. */
export const LocaleContext = createContext("en");

export function useLocale(): string {
  return use(LocaleContext);
}
