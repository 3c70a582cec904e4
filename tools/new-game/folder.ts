import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder of each kind's files: text with placeholders, which is not code until they are filled. */
const templates = new URL("templates/", import.meta.url);

/** The folders of `templates`: kinds of games that can be started. */
export async function kinds(): Promise<readonly string[]> {
  return (await readdir(templates)).sort();
}

/** The ways in which a game's id is written. */
export interface Names {
  /** `lucky-coin`: its folder, files and addresses. */
  readonly id: string;
  /** `luckyCoin`: values. */
  readonly name: string;
  /** `LuckyCoin`: types and components. */
  readonly Name: string;
  /** `Lucky Coin`: for people. */
  readonly Title: string;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Null if the text is not an id. */
export function namesOf(id: string): Names | null {
  if (!ID.test(id)) return null;
  const parts = id.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const Name = parts.join("");
  return { id, name: Name.charAt(0).toLowerCase() + Name.slice(1), Name, Title: parts.join(" ") };
}

/**
 * Fills the placeholders of one kind's files, and writes the files into the folder of the new game. @returns the files.
 */
export async function writeFolder(kind: string, names: Names, folder: string): Promise<readonly string[]> {
  const source = new URL(`${kind}/`, templates);
  const written: string[] = [];
  for (const file of await readdir(source, { recursive: true })) {
    if (!file.endsWith(".txt")) continue;
    const path = join(folder, filled(file.slice(0, -".txt".length), names));
    await mkdir(dirname(path), { recursive: true });
    // An id that is also the name of one of these files would overwrite it.
    await writeFile(path, filled(await readFile(new URL(file, source), "utf8"), names), { flag: "wx" });
    written.push(path);
  }
  return written;
}

/** The catalogue with the game's line: last in the navigation, until its author moves it. */
export function withLine(catalog: string, { id, name }: Names): string {
  const line = `import { ${name} } from "./${id}/game.ts";\n`;
  const listed = catalog.replace(/export const catalog = \[([^\]]*?),?\s*\] as const/, (_, games: string) => {
    return `export const catalog = [${games}, ${name}] as const`;
  });
  if (listed === catalog) throw new Error("the catalogue does not list its games as this tool knows it");
  return line + listed;
}

function filled(text: string, names: Names): string {
  return Object.entries(names).reduce((soFar, [blank, value]) => soFar.replaceAll(`__${blank}__`, value), text);
}
