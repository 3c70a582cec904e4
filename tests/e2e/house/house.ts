import { openHouse } from "./server.ts";

/**
 * Opens one house for all browser tests (Playwright's globalSetup), with known rounds at quick tables. A test that
 * restarts its server, or needs the times and chains of the product, starts a separate house.
 */
export default async function openForAll(): Promise<() => Promise<void>> {
  // Every test registers, all from one address.
  const { url, dataDir, close } = await openHouse({ SIGN_INS_PER_MINUTE: "100000" }, "known");
  process.env.HOUSE_URL = url;
  // Tests that look up future outcomes need it.
  if (dataDir !== null) process.env.HOUSE_DATA_DIR = dataDir;
  return close;
}
