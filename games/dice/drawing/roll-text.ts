/** Formats a roll or a target: 5037 → 50.37. */
export function rollText(roll: number): string {
  return (roll / 100).toFixed(2);
}
