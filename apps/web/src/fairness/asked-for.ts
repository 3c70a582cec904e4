/** A bet's number, perhaps inside a link. */
const BET_ID = /(?:guest-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

type Read<Page> = { readonly success: true; readonly data: Page } | { readonly success: false };

/**
 * Reads a bet as a user asks for it: by its number, by a link, or by the text of its whole proof. Returns null for any
 * other text.
 */
export function askedFor<Page>(
  text: string,
  read: (json: unknown) => Read<Page>,
): { readonly id: string } | { readonly page: Page } | null {
  if (text.trim().startsWith("{")) {
    const proof = read(jsonOf(text));
    return proof.success ? { page: proof.data } : null;
  }
  const id = BET_ID.exec(text)?.[0];
  return id === undefined ? null : { id: id.toLowerCase() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
