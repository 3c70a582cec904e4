import { buildSiteIfChanged } from "./machinery/http/site-build.ts";

// `npm run build` does the first step of a start ahead of time, for an image or before the tests.
await buildSiteIfChanged((text) => process.stdout.write(`${text}\n`));
