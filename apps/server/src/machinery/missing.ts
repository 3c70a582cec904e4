/** True if a call of the file system failed because there is no such file. Every other failure is worth reporting. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
