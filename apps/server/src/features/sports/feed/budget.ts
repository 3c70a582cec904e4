/** Credits that a feed's user may spend until its count begins again; null before it has told. */
export interface Budget {
  readonly remaining: number | null;
}

export const UNTOLD: Budget = { remaining: null };

/** True if a request leaves the reserve untouched. A request is tried if nothing is known yet: its answer tells. */
export function affords({ remaining }: Budget, cost: number, reserve: number): boolean {
  return remaining === null || remaining - cost >= reserve;
}

/**
 * Returns the budget after a request.
 * @param told what the answer says is left, as text; null if it says nothing, so that the request is counted here.
 */
export function budgetAfter({ remaining }: Budget, cost: number, told: string | null): Budget {
  if (told !== null && /^-?\d{1,12}(\.\d+)?$/.test(told)) return { remaining: Math.max(0, Math.floor(Number(told))) };
  return { remaining: remaining === null ? null : Math.max(0, remaining - cost) };
}
