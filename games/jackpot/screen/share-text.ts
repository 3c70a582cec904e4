import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";

/** Shares that would round to nothing are shown as less than this. */
const LEAST = 0.001;

/** Returns a function that formats a share of the pot, everywhere with one decimal: ring, list and chances agree. */
export function useShareText(): (share: number) => string {
  const { locale } = useFormats();
  return (share) => shareText(share, locale);
}

export function shareText(share: number, locale: string): string {
  const { format } = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const tiny = share > 0 && share < LEAST / 2;
  return isolate(tiny ? `<${format(LEAST)}` : format(share), locale);
}
