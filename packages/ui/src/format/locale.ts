import { createContext, use } from "react";

/** BCP 47 tag of the language that numbers and dates are written in. The shell provides it once. */
export const LocaleContext = createContext("en");

export function useLocale(): string {
  return use(LocaleContext);
}
