/** Returns the name of a table within its game: `30s` of `colour-30s`. */
export function nameOfTable({ id }: { readonly id: string }, table: string): string {
  return table.replace(`${id}-`, "");
}
