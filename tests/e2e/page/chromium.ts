import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/**
 * Browsers with the same engine but without windows: they save a fifth of a test's time, as they draw no address bar
 * and no toolbar.
 */
const WITHOUT_WINDOWS = ["chromium-headless-shell", "chrome-headless-shell"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds the Chromium that the browser tests drive: `CHROME_PATH`, or an installed one; with `shell` preferably one
 * without windows.
 * @throws Error naming the one command that installs it. The tests never go on without a browser.
 */
export function findChromium(kind: "shell" | "browser" = "shell"): string {
  const path = process.env.PATH?.split(delimiter) ?? [];
  const given = process.env.CHROME_PATH;
  const names = kind === "shell" ? [...WITHOUT_WINDOWS, ...NAMES] : NAMES;
  const candidates = given ? [given] : [...names.flatMap((name) => path.map((folder) => join(folder, name))), MAC];
  for (const candidate of candidates) {
    try {
      accessSync(candidate, constants.X_OK);
      execFileSync(candidate, ["--version"], { stdio: "ignore" });
      return candidate;
    } catch {
      // This candidate does not exist.
    }
  }
  const where = given ? `CHROME_PATH (${given}) does not start` : "no Chromium or Chrome is installed";
  throw new Error(
    `The browser tests need a Chromium, and ${where}. On Debian or Ubuntu: sudo apt-get install chromium`,
  );
}

/**
 * Says how tests start the browser. Under root, Chromium gives the threads that draw a higher priority than the tests, the
 * house and its database have, and two busy pages then draw frames while everything else waits for a processor.
 */
export function launchOfTests(): { executablePath: string; env?: NodeJS.ProcessEnv } {
  const executablePath = findChromium();
  if (process.getuid?.() !== 0 || !canDropPriority()) return { executablePath };
  const script = new URL("chromium-at-one-priority.sh", import.meta.url);
  return { executablePath: fileURLToPath(script), env: { ...process.env, CHROMIUM: executablePath } };
}

function canDropPriority(): boolean {
  try {
    execFileSync("setpriv", ["--bounding-set", "-sys_nice", "--", "true"], { stdio: "ignore" });
    return true;
  } catch {
    // Not a Linux with util-linux, or a container that has dropped the right already.
    return false;
  }
}

/**
 * Root gets no sandbox; the other flags keep the browser from contacting its vendor, which a closed network refuses.
 */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

/**
 * A window's address bar keeps two pages of its own ready, each of which costs a test as much as a small page of ours.
 * A second list of features replaces the first, so this one repeats the features that Playwright turns off and that
 * matter to us.
 */
const WITHOUT_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export const TEST_ARGUMENTS = [...CHROMIUM_ARGUMENTS, `--disable-features=${WITHOUT_FEATURES.join(",")}`];
