const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
/** Format of the codes that the house makes. */
const CODE = /^[A-Za-z0-9]{4,32}$/;

/** Keeps a visitor's referral code for a registration within a month. */
export function keepReferral(code: string): void {
  if (!CODE.test(code)) return;
  // The house names its own cookies over TLS in the same way: apps/server/src/features/accounts/sign-in/cookies.ts.
  const [name, where] = location.protocol === "https:" ? ["__Host-ref", "path=/; secure"] : ["ref", "path=/api/auth"];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${code}; ${where}; max-age=${THIRTY_DAYS_S}; samesite=strict`;
}
