import { createHash, type Hash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Text in quotes after `from` or `import`, of types too: reading too much is better than reading too little. */
const IMPORT = /\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g;
/** An import whose name is only known at run time cannot be followed. */
const COMPUTED_IMPORT = /\bimport\s*\(\s*[^"\s]/;

/**
 * Hashes everything that the modules do: their text and the text of every module that they import, at any depth, and
 * the versions of packages. Modules come in the order of their imports, so that the hash does not depend on where the
 * files are.
 * @throws Error if an import cannot be followed.
 */
export function hashOfModules(...files: readonly string[]): string {
  const hash = createHash("sha256");
  const seen = new Set<string>();
  for (const file of files) add(realpathSync(file), hash, seen);
  return hash.digest("hex");
}

function add(file: string, hash: Hash, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  hash.update(`${text.length}\n${text}`);
  if (COMPUTED_IMPORT.test(text)) throw new Error(`${file} imports what only runs can tell`);
  for (const [, from, loaded] of text.matchAll(IMPORT)) {
    const name = from ?? loaded ?? "";
    if (isBuiltin(name)) continue;
    const found = name.startsWith(".") ? realpathSync(resolve(dirname(file), name)) : resolvePackage(name, file);
    if (found.includes("/node_modules/")) hash.update(versionOf(found));
    else add(found, hash, seen);
  }
}

/** Packages of the workspace are links: their modules are found at the link's target. */
function resolvePackage(name: string, from: string): string {
  return realpathSync(createRequire(from).resolve(name));
}

function versionOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (!existsSync(manifest)) continue;
    const { name, version }: { readonly name?: string; readonly version?: string } = JSON.parse(
      readFileSync(manifest, "utf8"),
    );
    // Folders within a package may have a file of that name that declares the kind of their modules.
    if (name !== undefined && version !== undefined) return `${name} ${version}`;
  }
}
