/** How far results stray, where a game has pay tables to choose from. */
export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

export function isRisk(value: unknown): value is Risk {
  return RISKS.some((risk) => risk === value);
}
