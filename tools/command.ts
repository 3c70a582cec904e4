/** Thrown for invalid arguments: {@link runCommand} prints the message and exits with 2. */
export class UsageError extends Error {}

/** Runs a command and exits with the code that it returns, if any. */
export async function runCommand(main: () => Promise<number> | Promise<void>): Promise<void> {
  try {
    const code = await main();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nTry --help.`);
    process.exitCode = 2;
  }
}
