/** Finds a circle in a graph of imports. Answers the names along it, or null if there is none. */
export function circleOf(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const clear = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (clear.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = walk(next, [...path, name]);
      if (circle !== null) return circle;
    }
    clear.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = walk(name, []);
    if (circle !== null) return circle;
  }
  return null;
}
