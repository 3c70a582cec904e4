import { filterNames } from "./filter-names.ts";

/** Texts of the house; one dialog shows them all. */
export const legalPanels = ["terms", "privacy", "licensing"] as const;
export type LegalPanel = (typeof legalPanels)[number];

/** Panels that `?panel=` opens over a page. */
export const panels = ["wallet", "promotions", "profile", "support", ...legalPanels] as const;
export type Panel = (typeof panels)[number];

const PARAMETER = "panel";
/** Parameters of a panel beside its name: its tab and its filters. They are removed with it. */
const PARAMETERS_OF_PANELS = ["tab", ...filterNames];

/** Returns the panel that a query names; null for none or an unknown one. */
export function panelOf(search: string): Panel | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return panels.find((panel) => panel === asked) ?? null;
}

/** Returns the same query with a panel, or without one. */
export function withPanel(search: string, panel: Panel | null): string {
  const query = new URLSearchParams(search);
  if (query.has(PARAMETER)) for (const name of PARAMETERS_OF_PANELS) query.delete(name);
  if (panel === null) query.delete(PARAMETER);
  else query.set(PARAMETER, panel);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
