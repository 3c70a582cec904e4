import { buildSiteIfChanged } from "@fairhouse/server/machinery/http/site-build.ts";
import { runWithoutOptions } from "../without-options.ts";

const HELP = `npm run build

Builds the site into apps/web/dist unless it is built from these files already: the first step of a start, ahead of time, for an image or
before tests.`;

await runWithoutOptions(HELP, () => buildSiteIfChanged((text) => process.stdout.write(`${text}\n`)));
