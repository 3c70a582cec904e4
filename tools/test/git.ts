import { execFileSync, spawnSync } from "node:child_process";
import { UsageError } from "../command.ts";

const git = (...args: readonly string[]): string => execFileSync("git", [...args], { encoding: "utf8" }).trim();
const lines = (text: string): readonly string[] => text.split("\n").filter((line) => line !== "");

/** @throws UsageError if git knows no commit of this name. */
function assertCommit(name: string): void {
  const options = { encoding: "utf8", stdio: "pipe" } as const;
  const { status } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], options);
  if (status !== 0) throw new UsageError(`git knows no commit ${name}`);
}

/**
 * The files that have changed since a commit, including deleted ones.
 * @param commit null: uncommitted changes, or else the last commit.
 * @throws UsageError if git does not know the commit.
 */
export function changedFiles(commit: string | null): readonly string[] {
  if (commit !== null) assertCommit(commit);
  const untracked = lines(git("ls-files", "--others", "--exclude-standard"));
  const since = (base: string) => [
    ...new Set([...lines(git("diff", "--name-only", "--no-renames", base)), ...untracked]),
  ];
  if (commit !== null) return since(commit);
  const open = since("HEAD");
  return open.length > 0 ? open : since("HEAD~1");
}

/** The last commit before a time, as git understands times; the first commit if there is none. */
export function lastBefore(time: string): string {
  return git("rev-list", "-1", `--before=${time}`, "HEAD") || git("rev-list", "--max-parents=0", "HEAD");
}
