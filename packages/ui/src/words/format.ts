import type { Money } from "@fairhouse/kernel/money.ts";
import { factsOf, type Language } from "@fairhouse/protocol/languages.ts";
import { type Currencies, currencyOf } from "../format/currencies.ts";
import { formatDateTime, formatTime } from "../format/dates.ts";
import { isolate } from "../format/isolate.ts";
import { formatCount, formatMoney, formatProfit } from "../format/money.ts";
import { formatMultiplier } from "../format/multiplier.ts";

/** Forms of one phrase by plural category; `#` stands for the number. English uses one and other, Arabic all six. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The formatters of `../format` bound to one language, with its plurals. */
export interface Formats {
  readonly locale: string;
  /** Formats a grouped integer: a count, a place, never an amount. */
  readonly whole: (count: number) => string;
  /** Formats an amount in smallest units, with the decimals that its currency shows. @param currency its id. */
  readonly money: (amount: Money, currency: string) => string;
  /** Formats an amount with + or −; 0 carries no sign. */
  readonly signed: (amount: Money, currency: string) => string;
  /** Formats a multiplier given in hundredths, with two decimals and ×: 199 → 1.99×. @param about adds "≈". */
  readonly multiplier: (hundredths: number, about?: boolean) => string;
  /** Formats a share of 1 with as many decimals as it has, at most four: 0.99 → 99%. */
  readonly percent: (share: number) => string;
  /** Formats a share with at most six decimals, for exact returns: 0.98771859 → 98.771859%. */
  readonly exactPercent: (share: number) => string;
  /** Formats hours and minutes of a moment: ISO text or milliseconds since 1970. */
  readonly time: (moment: string | number) => string;
  readonly dateTime: (moment: string | number) => string;
  readonly plural: (count: number, forms: PluralForms) => string;
  /** Joins parts to a list: "a, b, c". */
  readonly listed: (parts: readonly string[]) => string;
}

const made = new WeakMap<Currencies, Map<Language, Formats>>();

export function formatsOf(language: Language, currencies: Currencies): Formats {
  const byLanguage = made.get(currencies) ?? new Map<Language, Formats>();
  made.set(currencies, byLanguage);
  const formats = byLanguage.get(language) ?? makeFormats(factsOf(language).locale, currencies);
  byLanguage.set(language, formats);
  return formats;
}

function makeFormats(locale: string, currencies: Currencies): Formats {
  const percents = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 });
  const exactPercents = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 6 });
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: "unit" });
  const whole = (count: number) => formatCount(count, locale);
  return {
    locale,
    whole,
    money: (amount, currency) => formatMoney(amount, locale, currencyOf(currencies, currency)),
    signed: (amount, currency) => formatProfit(amount, locale, currencyOf(currencies, currency)),
    multiplier: (hundredths, about) => formatMultiplier(hundredths, locale, about),
    percent: (share) => isolate(percents.format(share), locale),
    exactPercent: (share) => isolate(exactPercents.format(share), locale),
    time: (moment) => formatTime(new Date(moment).getTime(), locale),
    dateTime: (moment) => formatDateTime(new Date(moment).getTime(), locale),
    plural: (count, forms) => (forms[plurals.select(count)] ?? forms.other).replace("#", whole(count)),
    listed: (parts) => lists.format(parts),
  };
}
