import { expect, test } from "vitest";
import { linkHeader } from "./early-files.ts";

const manifest = {
  // As the bundler writes it: the chunk of the page itself has no entry of the page's name.
  "_first.js": { file: "assets/first.js", imports: ["_runtime.js"], css: ["assets/first.css"] },
  "_runtime.js": { file: "assets/runtime.js", imports: [], css: [] },
  "_shared.js": { file: "assets/shared.js", imports: ["_runtime.js"], css: [] },
  "page.tsx": { file: "assets/page.js", imports: ["_first.js", "_shared.js"], css: ["assets/page.css"] },
  "other.tsx": { file: "assets/other.js", imports: ["_shared.js"], css: [] },
};

const html = `<script type="module" src="/assets/first.js"></script><link rel="modulepreload" href="/assets/runtime.js">
  <link rel="stylesheet" href="/assets/first.css">`;

test("a page names its own files and their shared imports, and nothing that every page names already", () => {
  expect(linkHeader(manifest, html, ["page.tsx", "other.tsx"])).toBe(
    [
      "</assets/page.js>; rel=modulepreload",
      "</assets/page.css>; rel=preload; as=style; crossorigin",
      "</assets/other.js>; rel=modulepreload",
      "</assets/shared.js>; rel=modulepreload",
    ].join(", "),
  );
});

test("a page that the build does not have names nothing", () => {
  expect(linkHeader(manifest, html, ["gone.tsx"])).toBeUndefined();
});
