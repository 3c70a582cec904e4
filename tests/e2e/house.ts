import { openHouse } from "./server.ts";

/** One house for all browser tests (Playwright's globalSetup); a test that restarts its server starts one of its own. */
export default async function openForAll(): Promise<() => Promise<void>> {
  // Every test registers, all from one address.
  const { url, dataDir, close } = await openHouse({ SIGN_INS_PER_MINUTE: "100000" });
  process.env.HOUSE_URL = url;
  // For tests that look up what chance will give.
  if (dataDir !== null) process.env.HOUSE_DATA_DIR = dataDir;
  return close;
}
