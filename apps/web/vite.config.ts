import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath, type Plugin } from "vite";
import { groups, RUN_AT_ONCE } from "./chunks.ts";
import { offlineVerifier } from "./offline-verifier.ts";

/**
 * Address of the API while Vite serves the site: set by `npm run dev`; the default fits a server started by `npm
 * start`.
 */
const server = process.env.API_URL ?? "http://127.0.0.1:3000";

/**
 * Preloads the font. The style sheet has it under a hashed name; the page requests it at once instead of after the
 * style sheet.
 */
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
 * Lets V8 compile all functions of such a file while it arrives, off the main thread, instead of one by one when the
 * page first calls them. Only respected on the first line, hence after all other plugins that write there.
 * https://v8.dev/blog/explicit-compile-hints
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

/**
 * Removes the keys and other names of icons, which are only for lists of them and for warnings in development: half a
 * kilobyte of the first visit.
 */
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
 * Empties the parts of the router that nothing here asks for, and that it carries along all the same: hooks for tools
 * that measure navigations, and styles and links that a framework's server names. 1.8 kB of the first visit.
 */
const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/links)\.js$/ },
    handler(code) {
      const [, names] = /^export \{ ([\w, ]+) \};$/m.exec(code) ?? [];
      if (names === undefined) throw new Error("the router has another form: look whether this is still needed");
      const exported = names.split(", ").map((name) => `nothing as ${name}`);
      return { code: `const nothing = () => undefined;\nexport { ${exported.join(", ")} };`, map: null };
    },
  },
};

/**
 * React's compiler avoids needless rerenders of what moves: the screens of games. Pages around them render only on
 * navigation; there it saves nothing, and costs 10 kB of gzip on the first visit (docs/decisions/0012).
 */
const compiled = ["games", "packages/client"].map((folder) =>
  normalizePath(join(import.meta.dirname, "../..", folder, "/")),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: { sources: compiled } }),
    tailwindcss(),
    preloadFont,
    bareIcons,
    leanRouter,
    compiledAhead,
    offlineVerifier,
  ],
  // The rules of each game are a separate file there too, so that a worker loads those of one.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // The house's Content-Security-Policy refuses a data: font or image, which would be downloaded even if it is not
    // shown.
    assetsInlineLimit: 0,
    // The browser itself fetches chunks; the polyfill is for browsers that cannot run this code anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // A first visit names a hundred files. Each hash is random and cannot be compressed: seven digits of 64 tell the
        // versions of one file apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": server, "/socket.io": { target: server, ws: true } },
  },
});
