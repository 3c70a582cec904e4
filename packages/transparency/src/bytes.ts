export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, place) => byte === b[place]);
}

/** Returns standard base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes));
}

/** Reads standard base64 with padding. Null for every other text, other spellings of the same bytes among them. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text), (digit) => digit.codePointAt(0) ?? 0);
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** Reads a whole number of 0 to 2^53 − 1 in ASCII decimal, without leading zeros. Null for every other text. */
export function wholeOf(text: string): number | null {
  const number = Number(text);
  return /^(0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(number) ? number : null;
}
