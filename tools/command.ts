/** Thrown for invalid arguments: {@link runCommand} prints the message and exits with 2. */
export class UsageError extends Error {}

/** Thrown by a command whose work ends badly, for a reason that says all: {@link runCommand} prints it and exits with 1. */
export class Failure extends Error {}

/** Runs a command and exits with the code that it returns, if any. */
export async function runCommand(main: () => Promise<number> | Promise<void>): Promise<void> {
  try {
    const code = await main();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    if (error instanceof Failure) {
      console.error(error.message);
      process.exitCode = 1;
    } else if (error instanceof UsageError || isOfArguments(error)) {
      console.error(`${error.message}\nTry --help.`);
      process.exitCode = 2;
    } else throw error;
  }
}

/** Returns what a step does, and reports a file, folder, port or host that cannot be used as a wrong argument. */
export async function usable<Value>(step: Promise<Value>): Promise<Value> {
  return step.catch((error: unknown) => {
    throw error instanceof Error && "syscall" in error ? new UsageError(error.message) : error;
  });
}

/** True for an error of `parseArgs`: an unknown option, or one without its value. */
function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}
