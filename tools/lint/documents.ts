const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const CODE = /`[^`]*`/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
/** A head in bold or italics, which names what follows: "**Question.**". */
const LABEL = /\*\*[^*]*\*\*|(?<=^|[-*] |\d\. )\*[^*]*\*/gm;
/** Headings, and lines of a table that name its columns. */
const HEAD = /^#.*$|^\|.*\n(?=\|\s*:?-)/gm;
/** An empty line, an item of a list, and the cell of a table. */
const BREAK = /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\|/;

/** Returns the paragraphs, items and cells of a Markdown text, without what only names them. Code stands as `it`. */
export function passagesOf(markdown: string): readonly string[] {
  return markdown
    .replace(CODE_BLOCK, "")
    .replace(HEAD, "")
    .replace(CODE, "it")
    .replace(LINK, "$1")
    .replace(LABEL, "")
    .split(BREAK)
    .map((text) =>
      text
        .replace(/^\s*(?:[-*]|\d+\.)? */, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => /\w/.test(text));
}
