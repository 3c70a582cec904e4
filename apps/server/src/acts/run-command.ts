import { parseArgs } from "node:util";
import { refuseSurplus, wholeNumber } from "./arguments.ts";
import { AdminRefusal, type Authority } from "./authority.ts";
import type { AdminParts, Command, CommandLine } from "./command.ts";
import { auditedActs } from "./trail.ts";

export function helpOf(commands: readonly Command[]): string {
  const lines = (of: "looks" | "acts") => commands.flatMap((command) => command[of] ?? []).join("\n");
  return `npm run admin -- <command> [arguments] --reason "why" [--by name]

Looks
${lines("looks")}

Acts, each with --reason, each written to the audit trail
${lines("acts")}

<account> is an id, an e-mail address or a user name. --limit n changes how many lines are shown (50).
--by names the actor; without it, the user of the operating system. Servers follow within a second.
`;
}

/** Runs one command line. @returns the text to print. @throws AdminRefusal for an act that cannot be done. */
export async function runCommand(
  args: readonly string[],
  commands: readonly Command[],
  parts: AdminParts,
): Promise<string> {
  const { name, words, limit, by } = readLine(args, parts.user);
  const command = commands.find(({ names }) => names.includes(name));
  if (command === undefined)
    throw new AdminRefusal(`${name === "" ? "" : `no command ${name}\n\n`}${helpOf(commands)}`);
  // A second account, or the time after a date, would otherwise be left out without a word.
  refuseSurplus(words, command.most);
  return command.run({ ...parts, name, words, limit, by, act: auditedActs(parts.pool) });
}

/** Splits a command line into its parts. @throws AdminRefusal for one that cannot be parsed. */
export function readLine(args: readonly string[], user: string): Pick<CommandLine, "name" | "words" | "limit" | "by"> {
  const { positionals, values } = parseCommandLine(args);
  const [name = "", ...words] = positionals;
  const limit = wholeNumber(values.limit ?? "50", "--limit");
  const by = (): Authority => {
    if (values.reason === undefined || values.reason.trim() === "") throw new AdminRefusal('say why: --reason "…"');
    if (values.by?.trim() === "") throw new AdminRefusal('say who: --by "…"');
    return { actor: values.by ?? user, reason: values.reason };
  };
  return { name, words, limit, by };
}

function parseCommandLine(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { reason: text, by: text, limit: text } });
  } catch (error) {
    throw new AdminRefusal(error instanceof Error ? error.message : String(error));
  }
}
