import { expect, test } from "vitest";
import { isMissingFile } from "./missing-file.ts";

test.each([
  ["Chromium", "Failed to fetch dynamically imported module: https://house/assets/screen-B1.js"],
  ["Firefox", "error loading dynamically imported module: https://house/assets/screen-B1.js"],
  ["Safari", "Importing a module script failed."],
  ["Vite", "Unable to preload CSS for /assets/screen-B1.css"],
])("recognises a missing file by the words of %s", (_browser, message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true);
});

test("errors of the code itself are something else", () => {
  expect(isMissingFile(new TypeError("x is not a function"))).toBe(false);
  expect(isMissingFile("Importing a module script failed.")).toBe(false);
});
