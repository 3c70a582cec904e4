/** Returns the remaining time of a period as its clock shows it: minutes and seconds, rounded up to whole seconds. */
export function clockDigits(leftMs: number): readonly [minutes: string, seconds: string] {
  const left = Math.max(0, Math.ceil(leftMs / 1_000));
  return [String(Math.floor(left / 60)), String(left % 60).padStart(2, "0")];
}

export function clockText(leftMs: number): string {
  return clockDigits(leftMs).join(":");
}
