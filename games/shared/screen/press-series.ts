/**
 * Quick presses at one place, as the browser counts them. The large button changes what it does under the pointer: the second press of a
 * double click must not take back what the first one bet, nor bet again what it cashed out.
 */
export class PressSeries {
  private begunWith = "";

  /**
   * Whether a press is meant.
   * @param does what the button does now
   * @param count the number of this press in its series; 0 of a press by key
   */
  isMeant(does: string, count: number): boolean {
    if (count <= 1) this.begunWith = does;
    return does === this.begunWith;
  }
}

/** There is one pointer. */
export const presses = new PressSeries();
