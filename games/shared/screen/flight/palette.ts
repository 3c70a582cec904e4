/** The page's colours that the canvas uses. */
export interface Palette {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly bright: string;
  readonly win: string;
  readonly winSoft: string;
  readonly lose: string;
  readonly gold: string;
  readonly panel: string;
  readonly font: string;
}

let current: Palette | null = null;
let watching = false;

/** Reads the design tokens once, and again when mode, contrast, preset or language of the page change. */
export function palette(): Palette {
  if (!watching) {
    watching = true;
    new MutationObserver(() => {
      current = null;
    }).observe(document.documentElement, { attributes: true });
  }
  current ??= readPalette();
  return current;
}

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: token("--text"),
    muted: token("--muted"),
    line: token("--line"),
    accent: token("--accent"),
    bright: token("--accent-hover"),
    win: token("--win"),
    winSoft: token("--win-soft"),
    lose: token("--lose"),
    gold: token("--gold"),
    panel: token("--panel"),
    font: getComputedStyle(document.body).fontFamily,
  };
}
