import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";

/** Runs a command that takes no options but `--help`, and refuses everything else that it is given. */
export function runWithoutOptions(help: string, main: () => Promise<void>): Promise<void> {
  return runCommand(async () => {
    const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
    if (values.help) console.log(help);
    else await main();
  });
}
