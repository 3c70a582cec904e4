/** Copies a text; returns true on success. Unencrypted pages have no clipboard, and users can deny access to it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
