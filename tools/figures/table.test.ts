import { readFile } from "node:fs/promises";
import { catalog } from "@fairhouse/games/catalog.ts";
import { expect, test } from "vitest";
import { chunksIn, documentOf, FILE } from "./table.ts";

test("docs/games.md matches the games: npm run build && npm run figures writes it again", async () => {
  const text = await readFile(FILE, "utf8");
  const chunks = chunksIn(text);
  for (const { id } of catalog) expect(chunks.get(id), `the chunk of ${id}`).toMatch(/^\d+ kB$|^–$/);
  expect(text).toBe(await documentOf((id) => chunks.get(id) ?? ""));
});
