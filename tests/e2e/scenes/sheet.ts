import { writeFile } from "node:fs/promises";
import type { Part } from "./scene.ts";

/** A part as it was cut out, and the file of its picture beside the sheet. */
export interface CutPart {
  readonly part: Part;
  readonly look: string;
  readonly file: string;
}

/** Writes one page with every part, its name, its code and its pictures. A browser can open it directly. */
export async function writeSheet(path: string, cuts: readonly CutPart[]): Promise<void> {
  const names = [...new Set(cuts.map(({ part }) => part.name))];
  await writeFile(path, page(names.map((name) => section(cuts.filter(({ part }) => part.name === name))).join("\n")));
}

function section(cuts: readonly CutPart[]): string {
  const part = cuts[0]?.part;
  if (part === undefined) return "";
  const pictures = cuts.map(
    ({ look, file }) => `<figure><img src="${file}" alt=""><figcaption>${look}</figcaption></figure>`,
  );
  return `<section><h2>${part.name}</h2><p><code>${part.code}</code></p><div>${pictures.join("")}</div></section>`;
}

const page = (sections: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Shared parts</title>
<style>
  body { margin: 32px; background: #10162a; color: #e8ecf8; font: 16px/1.5 system-ui, sans-serif; }
  section { margin-block: 40px; border-top: 1px solid #2b3556; }
  div { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
  figure { margin: 0; }
  img { max-width: min(100%, 720px); }
  p, figcaption { color: #9aa6c8; }
</style>
<h1>Parts that the screens of games share</h1>
<p>Code without another folder is in <code>games/shared/screen</code>.</p>
${sections}
</html>
`;
