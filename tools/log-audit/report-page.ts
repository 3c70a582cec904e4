import { printable } from "@fairhouse/transparency/printable.ts";
import type { LogReport } from "./report.ts";

/**
 * Makes the page of a report: one file without scripts that needs nothing else. Much in it was written by the house that
 * was audited, so all of it is shown as text.
 */
export function reportPage({ vkey, head, counts, findings, notChecked }: LogReport): string {
  const kinds = Object.entries(counts.kinds).map(([kind, count]) => row(kind, String(count)));
  const checked = [
    row("links", String(counts.linksChecked)),
    row("books of rounds", String(counts.roundsChecked)),
    row("days", String(counts.daysChecked)),
  ];
  const found = findings.map(({ index, rule, about }) => row(String(index), `not so that ${rule}`, about));
  const verdict = findings.length === 0 ? "Everything in the log is as it must be" : `Findings: ${findings.length}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Audit of ${text(vkey)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse }
  :is(th, td) { padding: .2rem 1.5rem .2rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  pre { overflow-x: auto }
</style>
<h1>${verdict}</h1>
<p>The log of <code>${text(vkey)}</code>, ${counts.entries} entries.</p>
${found.length === 0 ? "" : section("Findings", list(["entry", "rule", "about"], found))}
${section("Entries", list(["kind", "number"], kinds))}
${section("Checked", list(["what", "number"], checked))}
${section("Not checked", `<ul>${notChecked.map((what) => `<li>${text(what)}</li>`).join("")}</ul>`)}
${section("The signed head", `<pre>${head.split("\n").map(text).join("\n")}</pre>`)}
</html>
`;
}

function section(title: string, content: string): string {
  return `<h2>${title}</h2>\n${content}`;
}

function list(names: readonly string[], rows: readonly string[]): string {
  return `<table>\n<tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr>\n${rows.join("\n")}\n</table>`;
}

function row(...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join("")}</tr>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function text(plain: string): string {
  return printable(plain).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
