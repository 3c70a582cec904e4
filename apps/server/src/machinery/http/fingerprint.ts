import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Names of folders of which nothing ends up in the browser. */
const SKIPPED = new Set(["node_modules", "dist", "ledger", "play", "e2e"]);

/**
 * Computes a fingerprint of files and folders from names and contents alone: an unpacked release or a restored folder
 * has times that say nothing. Synchronous, which is five times as fast for thousands of small files.
 */
export function fingerprintOf(paths: readonly string[]): string {
  return hash("sha256", paths.map((path) => (statSync(path).isDirectory() ? ofFolder(path) : ofFile(path))).join("\n"));
}

function ofFolder(folder: string): string {
  const lines = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return `${entry.name}\0${ofFile(path)}`;
    return entry.isDirectory() && !SKIPPED.has(entry.name) ? `${entry.name}\0${ofFolder(path)}` : [];
  });
  return hash("sha256", lines.sort().join("\n"));
}

function ofFile(path: string): string {
  return hash("sha256", readFileSync(path));
}
