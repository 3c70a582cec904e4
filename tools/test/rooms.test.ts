import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { expect, test } from "vitest";
import { testsNear, testsOfRooms } from "./rooms.ts";

test("every folder of the site has its browser tests, which exist", () => {
  const site = readdirSync(join(checkout, "apps/web/src"), { withFileTypes: true });
  const folders = site.filter((entry) => entry.isDirectory()).map(({ name }) => `apps/web/src/${name}/`);
  expect(Object.keys(testsOfRooms)).toEqual(expect.arrayContaining(folders));
  const named = testsNear(Object.keys(testsOfRooms));
  expect(named.length).toBeGreaterThan(folders.length / 2);
  expect(named.filter((file) => !existsSync(join(checkout, file)))).toEqual([]);
});

test("a change reaches the tests of its folder, once each", () => {
  const changed = ["apps/web/src/search/find.ts", "apps/web/src/search/places.ts", "apps/server/src/main.ts"];
  expect(testsNear(changed)).toEqual(["tests/e2e/site/search.e2e.ts"]);
});
