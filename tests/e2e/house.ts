import { makeDataDir, removeDataDir, startServer } from "./server.ts";

/** One house for all browser tests (Playwright's globalSetup); a test that restarts its server starts one of its own. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir);
  process.env.HOUSE_URL = server.url;
  return async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
}
