/** A key as the browser reports it; `code` is its place on the keyboard, whatever the layout. */
export interface KeyPress {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/** Position of the focus when a key is pressed. */
export interface Focus {
  /** True in a text field, a list to choose from, or anything else that takes letters. */
  readonly typing: boolean;
  /** True on any control: controls have first claim to the space bar. */
  readonly onControl: boolean;
  /** True if a dialog, a menu or another layer covers the page. */
  readonly inLayer: boolean;
}

export type BetKey = "bet" | "half" | "double" | "max";

export interface HotkeyMode<GameKey extends string> {
  readonly enabled: boolean;
  /** Bet keys act only while no hand is open, game keys only while one is. */
  readonly handOpen: boolean;
  /** The game's own keys, by place: `{ KeyQ: "random" }`. */
  readonly gameKeys: Readonly<Record<string, GameKey>>;
  /** Keys of the game that act beside the bet keys while no hand is open: they choose what to bet on. */
  readonly choiceKeys?: Readonly<Record<string, GameKey>> | undefined;
}

const BET_KEYS: Readonly<Record<string, BetKey>> = { Space: "bet", KeyA: "half", KeyS: "double", KeyD: "max" };

/** Returns the action of a key press, or null (`docs/specification.md` §3). */
export function hotkeyOf<GameKey extends string>(
  press: KeyPress,
  focus: Focus,
  { enabled, handOpen, gameKeys, choiceKeys }: HotkeyMode<GameKey>,
): BetKey | GameKey | null {
  if (!enabled || focus.typing || focus.inLayer) return null;
  if (press.ctrlKey || press.altKey || press.metaKey || press.shiftKey) return null;
  // A control has first claim to the space bar, whatever the game would do with it.
  if (press.code === "Space" && (press.repeat || focus.onControl)) return null;
  if (handOpen) return press.repeat ? null : (gameKeys[press.code] ?? null);
  return BET_KEYS[press.code] ?? choiceKeys?.[press.code] ?? null;
}

const TEXT_FIELD =
  "textarea, select, [contenteditable], [role='textbox'], [role='combobox'], [role='listbox'], input:not([type='checkbox'], [type='radio'], [type='range'], [type='button'], [type='submit'])";
const CONTROL =
  "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1']), [role='button'], [contenteditable]";
const LAYER = "[role='dialog'], [role='alertdialog'], [role='menu'], dialog[open]";
/** A native popover stays in the document while closed. */
const CLOSED = "[popover]:not(:popover-open)";

/** Returns true if a dialog, a menu or another layer covers the page. */
export function isCovered(page: Document): boolean {
  return [...page.querySelectorAll(LAYER)].some((layer) => layer.closest(CLOSED) === null);
}

/** Reads the focus from the page. */
export function focusOf(target: EventTarget | null, page: Document): Focus {
  const element = target instanceof Element ? target : null;
  return {
    typing: element?.closest(TEXT_FIELD) != null,
    onControl: element?.closest(CONTROL) != null,
    inLayer: isCovered(page),
  };
}
