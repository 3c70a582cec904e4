import { openHouse } from "./server.ts";

/**
 * One house for all browser tests (Playwright's globalSetup), with known rounds at quick tables. A test that restarts its server, or
 * wants the times and chains of the product, starts one of its own.
 */
export default async function openForAll(): Promise<() => Promise<void>> {
  // Every test registers, all from one address.
  const { url, dataDir, close } = await openHouse({ SIGN_INS_PER_MINUTE: "100000" }, "known");
  process.env.HOUSE_URL = url;
  // For tests that look up what chance will give.
  if (dataDir !== null) process.env.HOUSE_DATA_DIR = dataDir;
  return close;
}
