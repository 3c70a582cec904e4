import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { CHROMIUM_ARGUMENTS, findChromium } from "../e2e/page/chromium.ts";
import type { FormFactor, Visit } from "./limits.ts";

/** A shift below this is a rounding error: the sum is printed with three decimals. */
const NO_SHIFT = 0.0005;

/** A reason for a lower score: the audit and its message. */
export interface Complaint {
  readonly audit: string;
  readonly text: string;
}

export interface Report {
  readonly visit: Visit;
  readonly complaints: readonly Complaint[];
}

/**
 * Maximum number of attempts: a visit whose browser got no time to paint says nothing about the page and is repeated.
 */
const ATTEMPTS = 3;
const NOTHING_SEEN: ReadonlySet<string> = new Set(["NO_FCP", "NO_NAVSTART"]);

/**
 * Visits an address for the first time, with a fresh empty browser, throttled as Lighthouse does for the form factor.
 * @throws Error if the page could not be visited or judged.
 */
export async function visitOnce(url: string, formFactor: FormFactor): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({
      chromePath: findChromium("browser"),
      chromeFlags: ["--headless=new", ...CHROMIUM_ARGUMENTS],
    });
    try {
      const { lhr } = await seenIn(chrome, url, formFactor);
      if (NOTHING_SEEN.has(lhr.runtimeError?.code ?? "") && attempt < ATTEMPTS) continue;
      if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return reportOf(lhr);
    } finally {
      chrome.kill();
    }
  }
}

async function seenIn(chrome: LaunchedChrome, url: string, formFactor: FormFactor) {
  const flags = { port: chrome.port, logLevel: "error", output: "json" } as const;
  const result = await lighthouse(url, flags, formFactor === "desktop" ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  return result;
}

function reportOf(lhr: Awaited<ReturnType<typeof seenIn>>["lhr"]): Report {
  const scoreOf = (category: string) => {
    const score = lhr.categories[category]?.score;
    if (typeof score !== "number") throw new Error(`Lighthouse gave no score of ${category}`);
    return Math.round(score * 100);
  };
  const shift = lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
  const visit: Visit = {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    bestPractices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    layoutShift: shift < NO_SHIFT ? 0 : Math.round(shift * 1_000) / 1_000,
  };
  const complaints = Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => ({ audit: id, text: [title, displayValue].filter(Boolean).join(": ") }));
  return { visit, complaints };
}
