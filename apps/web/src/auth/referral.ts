const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
/** The codes that the house makes. */
const CODE = /^[A-Za-z0-9]{4,32}$/;

/** Keeps the referral code that a visitor came with for a registration within a month. */
export function keepReferral(code: string): void {
  if (!CODE.test(code)) return;
  // The same name as the house gives its own cookies over TLS: apps/server/src/features/accounts/cookies.ts.
  const [name, where] = location.protocol === "https:" ? ["__Host-ref", "path=/; secure"] : ["ref", "path=/api/auth"];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${code}; ${where}; max-age=${THIRTY_DAYS_S}; samesite=strict`;
}
