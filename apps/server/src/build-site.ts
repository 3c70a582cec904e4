import { buildSiteIfOlder } from "./machinery/http/site-build.ts";

// `npm run build`: what a start would do first, done ahead of it, for an image or before the tests.
await buildSiteIfOlder((text) => process.stdout.write(`${text}\n`));
