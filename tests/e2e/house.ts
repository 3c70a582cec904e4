import { makeDataDir, removeDataDir, startServer } from "./server.ts";

/**
 * One house for all browser tests (Playwright's globalSetup), or the one that is open at HOUSE_URL already; a test that
 * restarts its server starts one of its own.
 */
export default async function openHouse(): Promise<() => Promise<void>> {
  if (process.env.HOUSE_URL) return async () => {};
  const dataDir = await makeDataDir();
  // Every test registers, all from one address.
  const server = await startServer(dataDir, { SIGN_INS_PER_MINUTE: "100000" });
  process.env.HOUSE_URL = server.url;
  return async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
}
