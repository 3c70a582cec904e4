const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
/** The codes that the house makes. */
const CODE = /^[A-Za-z0-9]{4,32}$/;

/** Keeps the referral code that a visitor came with for a registration within a month. Only registration is sent it. */
export function keepReferral(code: string): void {
  if (!CODE.test(code)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `ref=${code}; path=/api/auth; max-age=${THIRTY_DAYS_S}; samesite=strict`;
}
