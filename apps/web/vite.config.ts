import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath, type Plugin } from "vite";
import { groups, RUN_AT_ONCE } from "./chunks.ts";

/** Where the API is while the site itself is served by Vite: `npm run dev` says so, beside a server by `npm start` it is this. */
const server = process.env.API_URL ?? "http://127.0.0.1:3000";

/** The style sheet names the font under a hashed name; the page asks for it at once instead of after the style sheet. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => /jost-latin-wght-normal.*\.woff2$/.test(name));
      if (file === undefined) return [];
      const attrs = { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  },
};

/**
 * For V8: all functions of such a file are compiled while it arrives, beside the main thread, instead of one by one when the page
 * first calls them. Heeded on a first line only, hence after whatever else writes there. https://v8.dev/blog/explicit-compile-hints
 */
const compiledAhead: Plugin = {
  name: "compiled-ahead",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && RUN_AT_ONCE.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** The keys and other names of icons are for lists of them and for warnings while one develops: half a kilobyte of the first visit. */
const bareIcons: Plugin = {
  name: "bare-icons",
  apply: "build",
  transform: {
    filter: { id: /lucide-react\/.*\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/,\s*key: "\w+"/g, "")
        .replace(/,\s*aliases: \[[^\]]*\]/, "")
        .replace(/^__iconData\.node;$/m, ""),
      map: null,
    }),
  },
};

/**
 * React's compiler keeps what moves from being drawn again without need: the screens of games. Pages around them are drawn when one
 * goes somewhere; there it saves nothing, and weighs 10 kB of gzip on the first visit (docs/decisions/0012).
 */
const compiled = ["games", "packages/client"].map((folder) =>
  normalizePath(join(import.meta.dirname, "../..", folder, "/")),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: { sources: compiled } }), tailwindcss(), preloadFont, bareIcons, compiledAhead],
  // The rules of each game are a file of their own there too, so that a worker loads those of one.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A data: font or image is refused by the Content-Security-Policy of the house, and is downloaded even where it is not shown.
    assetsInlineLimit: 0,
    // Chunks are fetched by the browser itself; the polyfill is for browsers that cannot run this code anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": server, "/socket.io": { target: server, ws: true } },
  },
});
