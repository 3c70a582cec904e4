import type { Tone } from "../components/alert.tsx";

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Milliseconds for which a toast stays. One with an action stays until it is answered or closed. */
export const TOAST_MS = 5000;
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. Callable from anywhere; `Toaster`, rendered once by the shell, displays it. */
export function showToast(toast: Omit<Toast, "id">): number {
  lastId += 1;
  // A repeated text replaces the older toast, so that a failing network does not fill the screen.
  const others = toasts.filter((other) => other.title !== toast.title || other.text !== toast.text);
  publish([...others, { ...toast, id: lastId }].slice(-MOST_AT_ONCE));
  return lastId;
}

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
