/** Returns the text to print for an act without a result. */
export async function done(work: Promise<void>): Promise<string> {
  await work;
  return "done";
}

/** Formats columns as wide as their widest cell. Control characters in texts of players are shown as question marks. */
export function table(rows: readonly object[]): string {
  if (rows.length === 0) return "nothing";
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => Object.values(row).map(cell))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cell(value: unknown): string {
  const text =
    value instanceof Date ? value.toISOString() : typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.replace(/\p{C}/gu, "?");
}
