import { stat } from "node:fs/promises";

/** True if a call of the file system failed because there is no such file. Every other failure is worth reporting. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** True if a call of the file system failed because there is such a file already. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

/** True if there is a file or folder. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}
