import { filterNames } from "../profile/history/filter-names.ts";

/** Texts of the house: one dialog shows them all. */
export const legalPanels = ["terms", "privacy", "licensing"] as const;
export type LegalPanel = (typeof legalPanels)[number];

/** What opens over a page by `?panel=`. */
export const panels = ["wallet", "promotions", "profile", "support", ...legalPanels] as const;
export type Panel = (typeof panels)[number];

const PARAMETER = "panel";
/** What a panel keeps in the address beside its name: its part and its filters. They go when it goes. */
const PARAMETERS_OF_PANELS = ["tab", ...filterNames];

/** The panel that a query asks for; null for none or one that does not exist. */
export function panelOf(search: string): Panel | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return panels.find((panel) => panel === asked) ?? null;
}

/** The same query with a panel, or without one. */
export function withPanel(search: string, panel: Panel | null): string {
  const query = new URLSearchParams(search);
  if (query.has(PARAMETER)) for (const name of PARAMETERS_OF_PANELS) query.delete(name);
  if (panel === null) query.delete(PARAMETER);
  else query.set(PARAMETER, panel);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
