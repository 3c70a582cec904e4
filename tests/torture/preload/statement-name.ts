/** The name of a fault point: the statement's own name, or its first words. */
export function nameOfStatement(config: unknown): string {
  if (typeof config === "object" && config !== null && "name" in config && typeof config.name === "string") {
    return config.name;
  }
  const text =
    typeof config === "string"
      ? config
      : typeof config === "object" && config !== null && "text" in config && typeof config.text === "string"
        ? config.text
        : "";
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s(]+/);
  return words
    .slice(0, 3)
    .join("-")
    .replace(/[^a-z0-9_-]/g, "");
}
