import { readConfig } from "@fairhouse/server/machinery/config.ts";
import { expect, test } from "vitest";
import { setOwn } from "./own-settings.ts";

test("a demo in the environment of a real house touches neither its database, its backups nor its key", () => {
  const environment: NodeJS.ProcessEnv = {
    HOUSE_NAME: "Golden Owl",
    DATA_DIR: "/var/lib/fairhouse",
    DATABASE_URL: "postgres://db.example/fairhouse",
    DATABASE_OWNER_URL: "postgres://owner@db.example/fairhouse",
    BACKUP_DIR: "/backups",
    SECRET_KEY: "0123456789abcdef".repeat(4),
  };
  setOwn(environment, "/tmp/demo");
  expect(readConfig(environment)).toMatchObject({
    houseName: "Golden Owl",
    dataDir: "/tmp/demo",
    databaseUrl: null,
    databaseOwnerUrl: null,
    backup: null,
    secretKey: null,
  });
});
