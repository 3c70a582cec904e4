/** Thrown if the house cannot open; the message is one line that tells the operator what to do. */
export class StartRefusal extends Error {}

/** Messages of the file system and PostgreSQL, with their meaning for the operator. */
const reasons: readonly [said: RegExp, meaning: string][] = [
  [/^(ENOSPC|EDQUOT|53100)\b|No space left on device|Disk quota exceeded/, "there is no room left on its disk"],
  [/^(EEXIST|ENOTDIR)\b|Not a directory/, "it is a file, or lies below one"],
  [/^ENOENT\b.*, mkdir /, "no folder can be made there"],
  [/^(EACCES|EPERM|EROFS)\b|Permission denied|Read-only file system/, "this user may not write there"],
];

/**
 * Does something in a data folder.
 * @throws StartRefusal instead of an error that means that the folder cannot be used.
 */
export async function inDataDir<Value>(dataDir: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof StartRefusal ? null : meaningOf(error);
    if (reason === null) throw error;
    throw new StartRefusal(`DATA_DIR ${dataDir} cannot be used: ${reason}; fix that, or choose another folder`, {
      cause: error,
    });
  }
}

/** Returns the reason why a disk refused; null for other errors. */
export function meaningOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const said = "code" in error ? `${error.code} ${error.message}` : error.message;
  return reasons.find(([sign]) => sign.test(said))?.[1] ?? null;
}
