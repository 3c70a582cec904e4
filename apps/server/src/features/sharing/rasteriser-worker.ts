import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { FONT_FAMILIES } from "@fairhouse/games/shared/picture/frame.ts";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);

/** The site's own font files (`apps/web/src/fonts.css`), so that letters look the same wherever a picture is drawn. */
const FONTS = [
  require.resolve("@fontsource-variable/jost/files/jost-latin-wght-normal.woff2"),
  require.resolve("@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2"),
  require.resolve("@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2"),
];

await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
const fontBuffers = FONTS.map((file) => new Uint8Array(readFileSync(file)));

parentPort?.on("message", (svg: string) => {
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: FONT_FAMILIES[0] } });
  const image = drawing.render();
  const png = image.asPng();
  // Memory of WebAssembly is not garbage collected.
  image.free();
  drawing.free();
  parentPort?.postMessage(png);
});
