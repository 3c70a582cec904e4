/** The theme that a page shows. `nestedDark` is true for an element inside data-mode="dark". */
export interface Theme {
  readonly mode: "dark" | "light";
  readonly contrast: "default" | "bold";
  readonly preset: string;
  readonly nestedDark?: boolean;
}

/**
 * Resolves all tokens that `css` gives an element under a theme, by name without the dashes: the cascade by specificity
 * and order, for the few forms of selectors that `tokens.css` uses.
 * @throws Error for a selector of another form, so that a new form cannot slip past the contrast test.
 */
export function resolveTokens(css: string, theme: Theme): Record<string, string> {
  const rootRules = matching(css, (selector) => matchesRoot(selector, theme));
  const own = theme.nestedDark ? matching(css, (selector) => matchesNested(selector, theme)) : [];
  return Object.fromEntries([...rootRules, ...own].flatMap((rule) => rule.declarations));
}

interface Rule {
  readonly weight: number;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

function matching(css: string, matches: (selector: string) => boolean): readonly Rule[] {
  const rules: Rule[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, head = "", body = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const weights = head
      .split(",")
      .map((selector) => selector.trim())
      .filter(matches)
      .map((selector) => selector.split(/:root|\[/).length);
    if (weights.length > 0) rules.push({ weight: Math.max(...weights), declarations: declarationsOf(body) });
  }
  // A stable sort keeps the order of the file among equals, as the cascade does.
  return rules.sort((a, b) => a.weight - b.weight);
}

function declarationsOf(body: string): readonly (readonly [string, string])[] {
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value] as const);
}

function matchesRoot(selector: string, theme: Theme): boolean {
  // `[data-mode="dark"]` alone also matches <html data-mode="dark">, where `:root` says the same.
  if (selector.startsWith("[")) return false;
  return conditions(selector.replace(/^:root/, "")).every(([name, value]) => attribute(theme, name) === value);
}

function matchesNested(selector: string, theme: Theme): boolean {
  if (selector.startsWith(":root")) return false;
  const [ancestor, ...rest] = selector.split(/\s+/).reverse();
  if (ancestor !== '[data-mode="dark"]') throw new Error(`unknown selector in tokens.css: ${selector}`);
  return rest.every((part) => conditions(part).every(([name, value]) => attribute(theme, name) === value));
}

function conditions(selector: string): readonly (readonly [string, string])[] {
  const found = [...selector.matchAll(/\[data-(\w+)="(\w+)"\]/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const length = found.reduce((sum, [name, value]) => sum + `[data-${name}="${value}"]`.length, 0);
  if (length !== selector.length) throw new Error(`unknown selector in tokens.css: ${selector}`);
  return found;
}

function attribute(theme: Theme, name: string): string | undefined {
  return { mode: theme.mode, contrast: theme.contrast, preset: theme.preset }[name];
}

/**
 * Returns the contrast ratio of two opaque colours `#rrggbb`, 1 to 21 (WCAG 2.2, "contrast ratio").
 * @throws Error if a colour is missing or not opaque hex: such a token may not carry text.
 */
export function contrast(ink: string | undefined, ground: string | undefined): number {
  const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a);
  if (light === undefined || dark === undefined) throw new Error("two colours are needed");
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string | undefined): number {
  if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`not an opaque colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
