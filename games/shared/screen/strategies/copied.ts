/** Whether a text is in the clipboard now: pages without encryption have none, and anybody may forbid it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
