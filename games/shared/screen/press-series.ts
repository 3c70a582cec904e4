/**
 * A series of quick presses at one place, as the browser counts them. The large button changes its action under the
 * pointer: the second press of a double click must not take back what the first one bet, nor bet again what it cashed
 * out.
 */
export class PressSeries {
  #begunWith = "";

  /**
   * Returns true if a press is intended.
   * @param does the current action of the button
   * @param count the number of this press in its series; 0 for a press by key
   */
  isMeant(does: string, count: number): boolean {
    if (count <= 1) this.#begunWith = does;
    return does === this.#begunWith;
  }
}

/** One instance serves all buttons, because there is only one pointer. */
export const presses = new PressSeries();
