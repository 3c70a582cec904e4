import { execFile, type SpawnOptions } from "node:child_process";
import { chown, lstat, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root starts it as this user. */
const DATABASE_USER = "postgres";
const SEARCH_BY_ALL = 0o001;
const SEARCH_BY_GROUP = 0o010;
const SEARCH_BY_OWNER = 0o100;
/** Linux capabilities, by bit: each lets a process traverse folders that are closed to its user. */
const PASSING_CAPABILITIES = [
  ["dac_read_search", 2n],
  ["dac_override", 1n],
] as const;

/** The way in which the database's programs are started: directly or, if the house runs as root, as another user. */
export interface RunAs {
  /** Null to run as the current user. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** Returns the arguments of `spawn` for a program with its arguments. */
  command(program: string, args: readonly string[]): { file: string; args: readonly string[]; options: SpawnOptions };
}

/** @param folders that the database's user must be able to enter: those of its programs and its data. */
export async function chooseRunAs(folders: readonly string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { user: null, command: (file, args) => ({ file, args, options: {} }) };
  const user = (await findUser()) ?? (await createUser());
  const closed = await firstClosedFolder(folders, user);
  if (closed === null) return { user, command: (file, args) => ({ file, args, options: user }) };
  const capability = await passingCapability();
  if (capability === null) {
    throw new Error(
      `the user ${DATABASE_USER} may not enter ${closed}: chmod o+x ${closed}, or set DATA_DIR or DATABASE_URL`,
    );
  }
  // A checkout under a folder of root (mode 0700) works too: the database keeps only the right to traverse such
  // folders.
  const prefix = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return { user, command: (file, args) => ({ file: "setpriv", args: [...prefix, file, ...args], options: {} }) };
}

async function findUser(): Promise<{ uid: number; gid: number } | null> {
  const id = async (flag: string) => Number((await run("id", [flag, DATABASE_USER])).stdout.trim());
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch {
    return null;
  }
}

async function createUser(): Promise<{ uid: number; gid: number }> {
  try {
    await run("useradd", [
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      DATABASE_USER,
    ]);
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root, and the user ${DATABASE_USER} could not be made; run the house as a user or set DATABASE_URL`,
      { cause: error },
    );
  }
  const user = await findUser();
  if (user === null) throw new Error(`the user ${DATABASE_USER} was made but is not found`);
  return user;
}

async function firstClosedFolder(
  folders: readonly string[],
  user: { uid: number; gid: number },
): Promise<string | null> {
  for (const start of folders) {
    let folder = start;
    while (dirname(folder) !== folder) {
      const { mode, uid, gid } = await stat(folder);
      const needed = uid === user.uid ? SEARCH_BY_OWNER : gid === user.gid ? SEARCH_BY_GROUP : SEARCH_BY_ALL;
      if ((mode & needed) === 0) return folder;
      folder = dirname(folder);
    }
  }
  return null;
}

async function passingCapability(): Promise<string | null> {
  try {
    await run("setpriv", ["--version"]);
    const bounding = BigInt(
      `0x${/^CapBnd:\s*([0-9a-f]+)/m.exec(await readFile("/proc/self/status", "utf8"))?.[1] ?? "0"}`,
    );
    return PASSING_CAPABILITIES.find(([, bit]) => ((bounding >> bit) & 1n) === 1n)?.[0] ?? null;
  } catch {
    return null;
  }
}

/** Gives a folder with its contents to the database's user if they do not own them yet, as after a restore. */
export async function handOver(folder: string, user: RunAs["user"]): Promise<void> {
  if (user === null) return;
  const { uid, gid } = await lstat(folder);
  if (uid === user.uid && gid === user.gid) return;
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), user.uid, user.gid);
  await chown(folder, user.uid, user.gid);
}
