import { execFileSync } from "node:child_process";
import { z } from "zod";
import type { Importers } from "./reach.ts";

const cruised = z.object({ modules: z.array(z.object({ source: z.string(), dependents: z.array(z.string()) })) });
const MOST_BYTES = 512 * 1024 * 1024;

/** Reads the importers of all files, with the tool and configuration that check the boundaries. */
export function readImporters(): Importers {
  const args = [
    "--config",
    ".dependency-cruiser.json",
    "--output-type",
    "json",
    "packages",
    "games",
    "apps",
    "tools",
    "tests",
  ];
  const said = execFileSync("depcruise", args, { encoding: "utf8", maxBuffer: MOST_BYTES });
  return new Map(cruised.parse(JSON.parse(said)).modules.map(({ source, dependents }) => [source, dependents]));
}
