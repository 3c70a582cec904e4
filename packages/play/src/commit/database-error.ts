/** SQLSTATE classes that mean: the server is not there, is going away, or has no room for a connection. */
const UNREACHABLE = /^(08|57P|53300)/;
/** Deadlock, serialization failure, lock or statement timeout: nothing was written, and the next try may succeed. */
const TRANSIENT = new Set(["40001", "40P01", "55P03", "57014"]);

function sqlState(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** True when the database did not answer, so that nobody knows whether the statement took effect. */
export function isUnreachable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return UNREACHABLE.test(state);
  return (
    error instanceof Error &&
    (("code" in error && typeof error.code === "string" && /^E[A-Z]+$/.test(error.code)) ||
      /connection|terminated|timeout/i.test(error.message))
  );
}

export function isWorthRetrying(error: unknown): boolean {
  return TRANSIENT.has(sqlState(error) ?? "");
}
