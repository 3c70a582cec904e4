import { join } from "node:path";
import { catalog } from "@fairhouse/games/catalog.ts";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

// Tests the site's own configuration: the compiler silently skips what it cannot compile, and files that nobody names.

const checkout = join(import.meta.dirname, "../..");
let vite: ViteDevServer;

beforeAll(async () => {
  vite = await createServer({
    configFile: join(import.meta.dirname, "vite.config.ts"),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
});
afterAll(() => vite.close());

async function isCompiled(file: string): Promise<boolean> {
  const transformed = await vite.transformRequest(join(checkout, file));
  if (transformed === null) throw new Error(`${file} is not transformed`);
  return transformed.code.includes("compiler-runtime");
}

test.each([
  ...catalog.map(({ id }) => `games/${id}/screen/screen.tsx`),
  "games/shared/screen/panel/amount-field.tsx",
  "packages/client/src/use-play.ts",
])("%s is compiled", async (file) => expect(await isCompiled(file)).toBe(true));

test.each(["apps/web/src/pages/home.tsx", "packages/ui/src/overlays/dialog.tsx"])("%s is not", async (file) =>
  expect(await isCompiled(file)).toBe(false),
);

// Until 0.157 the compiler replaced each BigInt literal by `undefined`.
test("BigInt literals are kept", async () => {
  const transformed = await vite.transformRequest(join(checkout, "games/shared/screen/page/game-about.tsx"));
  expect(transformed?.code).toMatch(/ \* 1_?000_?000n\)? % .* === 0n/);
});
