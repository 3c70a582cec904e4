/** SQLSTATE classes of a server that is not there, is going away, or lacks what it needs: connections, memory, disk. */
const UNREACHABLE_STATE = /^(08|53|57P)/;
/** Deadlock, serialization failure, lock or statement timeout: nothing was written, and the next try may succeed. */
const TRANSIENT = new Set(["40001", "40P01", "55P03", "57014"]);
/** The system gives these codes to a connection that could not be made or was lost. */
const UNREACHABLE_CODES = new Set([
  "EADDRNOTAVAIL",
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Messages by which the driver (pg, pg-pool) reports the same in errors without a code. */
const UNREACHABLE_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired$|timeout exceeded when trying to connect)/;

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

/**
 * True when the database did not answer, or cannot work now: nobody knows whether the statement took effect, and it is worth
 * repeating later. The one definition of this for the whole house.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // A database on a socket of the file system is missing as a file is (ENOENT), which other calls say of files.
  if ("syscall" in error && error.syscall === "connect") return true;
  if (code !== "") return UNREACHABLE_CODES.has(code) || (code.length === 5 && UNREACHABLE_STATE.test(code));
  return UNREACHABLE_MESSAGE.test(error.message);
}

export function isWorthRetrying(error: unknown): boolean {
  return TRANSIENT.has(codeOf(error));
}
