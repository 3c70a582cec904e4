import { weighSite } from "../size/weigh.ts";
import { atMost, type Figure, plain } from "./figure.ts";

const PEERS = "222 to 364 kB: peers' first pages";

/** Measures the download of a first visit of the built site, beside its budget and its peers. */
export async function measurePageWeight(): Promise<readonly Figure[]> {
  const home = (await weighSite())?.budgets[0];
  const name = "JavaScript of a first visit, gzip";
  if (home === undefined || home.limitKb === null) return [plain(name, "not built", PEERS)];
  const figure = atMost(name, home.totalKb, home.limitKb, (kb) => `${kb.toFixed(0)} kB`);
  return [{ ...figure, limit: `${figure.limit}; ${PEERS}` }];
}
