import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const folder = join(import.meta.dirname, "src/offline-verifier");

/**
 * Adds the verifier of saved proofs to the site: one HTML file with its script and style, which works from a disk. Its own
 * policy allows these two and nothing else, so that it can contact nobody.
 */
export const offlineVerifier: Plugin = {
  name: "offline-verifier",
  apply: "build",
  async generateBundle() {
    const { script, style } = await built();
    const page = await readFile(join(folder, "page.html"), "utf8");
    const source = page
      .replace("{style}", hashOf(style))
      .replace("{script}", hashOf(script))
      .replace("/* style */", () => style)
      .replace("/* script */", () => script);
    this.emitFile({ type: "asset", fileName: "verify-proof.html", source });
  },
};

/** Builds the script, readable as it is kept, and the style. */
async function built(): Promise<{ readonly script: string; readonly style: string }> {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      target: "es2023",
      rolldownOptions: { input: join(folder, "main.ts"), output: { format: "es" } },
    },
  });
  const files = [output].flat().flatMap((result) => ("output" in result ? result.output : []));
  const script = files.find((file) => file.type === "chunk")?.code;
  const style = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (script === undefined || style?.type !== "asset") throw new Error("the offline verifier was not built");
  return { script, style: String(style.source) };
}

/** Returns a source of a Content-Security-Policy that allows exactly this text. */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
