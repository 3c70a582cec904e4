import { test as base } from "../page/fixture.ts";
import type { Server } from "./server.ts";
import { makeDataDir, removeDataDir, startServer } from "./server.ts";

/** A test at a quick house of its worker's own, because chains of the common one have four links. */
export const test = base.extend<object, { readonly quickHouse: Server }>({
  quickHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const server = await startServer(await makeDataDir(), {}, "quick");
      await use(server);
      await server.stop();
      await removeDataDir(server.dataDir);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ quickHouse }, use) => use(quickHouse.url),
});
