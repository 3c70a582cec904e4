import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where `npm start` serves the API while the site itself is served by Vite. */
const server = "http://127.0.0.1:3000";

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

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
let first: ReadonlySet<string> | null = null;

/**
 * Everything that main.tsx imports without waiting goes into one file: it compresses better than the thirty small ones
 * that pages would share otherwise, and arrives in one round trip. The rest is divided as usual.
 */
function firstOrOwn(id: string, modules: Modules): string | null {
  // Its one index imports every icon there is; each icon goes where it is used instead.
  if (id.includes("/lucide-react/")) return null;
  first ??= reachableFrom(`${import.meta.dirname}/src/main.tsx`, modules);
  return first.has(id) ? "first" : null;
}

function reachableFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), preloadFont],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A data: font or image is refused by the Content-Security-Policy of the house, and is downloaded even where it is not shown.
    assetsInlineLimit: 0,
    // Chunks are fetched by the browser itself; the polyfill is for browsers that cannot run this code anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstOrOwn, debugName: "first" }] } } },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": server, "/socket.io": { target: server, ws: true } },
  },
});
