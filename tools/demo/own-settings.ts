/** Settings of a real house that may stand in the operator's environment. */
const OF_ANOTHER_HOUSE = [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "BACKUP_DIR",
  // With the key of a real house the demo would sign a second log in its name.
  "SECRET_KEY",
];

/** Sets what the house of the demo and the code that marks players in its database must have to themselves. */
export function setOwn(environment: NodeJS.ProcessEnv, dataDir: string): void {
  for (const name of OF_ANOTHER_HOUSE) delete environment[name];
  environment.DATA_DIR = dataDir;
  // Otherwise each arriving player would be a line.
  environment.LOG_LEVEL ??= "warn";
  // Nobody waits for a flight without visitors: the next start takes it up.
  environment.SHUTDOWN_SECONDS ??= "0";
}
