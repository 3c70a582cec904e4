import { type PlantedBug, piece, plant } from "./bug.ts";

/** Bugs in HTTP, sockets, and the start of a server. */
export const accessBugs: readonly PlantedBug[] = [
  plant(
    "frames of a socket are not counted",
    "flood",
    piece("apps/server/src/machinery/sockets/meter.ts", "this.#frames += frames;", ""),
    piece("apps/server/src/machinery/sockets/meter.ts", "this.#bytes += bytes;", ""),
  ),
  plant(
    "frames of an address are not counted",
    "apps/server/src/machinery/sockets/meter.test.ts",
    piece("apps/server/src/machinery/sockets/meter.ts", "this.takeOfAddress(frames, bytes) && isWithin", "isWithin"),
  ),
  plant(
    "requests may be sent ahead without end",
    "flood",
    piece("apps/server/src/machinery/http/listener.ts", "if (waiting > MAX_AHEAD) {", "if (waiting < 0) {"),
  ),
  plant(
    "a page of a sub-domain signs out",
    "accounts",
    piece("apps/server/src/machinery/http/own-page.ts", "const own = site === undefined", "const own = site !== null"),
  ),
  plant(
    "an address is judged as it is written",
    "access",
    piece(
      "apps/server/src/machinery/http/app.ts",
      "changes(request) && isForeign",
      "/^.api/.test(request.url) && changes(request) && isForeign",
    ),
  ),
  plant(
    "ended sessions are neither remembered nor counted",
    "access",
    piece(
      "apps/server/src/machinery/sessions/sessions.ts",
      "if (this.#dead.has(",
      "if (!this.#dead && this.#dead.has(",
    ),
    piece(
      "apps/server/src/machinery/http/authenticate.ts",
      "asked = !deadTokens.isFull(address);",
      "asked = deadTokens !== null;",
    ),
  ),
  plant(
    "any PostgreSQL is the one of a pid file",
    "starts",
    piece(
      "apps/server/src/machinery/database/embedded/postmaster.ts",
      "if (folder !== null) return folder ===",
      "if (folder !== null) return true || folder ===",
    ),
  ),
  plant(
    "/healthz only reads",
    "starts",
    piece("apps/server/src/machinery/observability/health.ts", "await tryToWrite(pool);", ""),
  ),
  plant(
    "the house works as a superuser",
    "records",
    piece(
      "apps/server/src/machinery/database/privileges.ts",
      "await client.query(`grant truncate",
      `await client.query(\`alter role \${name} superuser\`);\n    await client.query(\`grant truncate`,
    ),
  ),
];
