/** A roll or a target as it is written: 5037 → 50.37. */
export function rollText(roll: number): string {
  return (roll / 100).toFixed(2);
}
