/**
 * Returns the environment of programs that tests start: the path of commands, and none of this process's settings.
 * Compiled modules are shared if they are kept, because compiling them takes a third of a server's start.
 */
export function bareEnvironment(): Readonly<Record<string, string | undefined>> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
