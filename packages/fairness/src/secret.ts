const PRINTED = "[secret]";

/**
 * Text that must not be printed by accident: an unrevealed server seed, the root of a chain, a link not yet played.
 * Logs, JSON and the debugger show `[secret]`; only {@link Secret.reveal} returns the text, so that every use can be
 * found.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return PRINTED;
  }

  toJSON(): string {
    return PRINTED;
  }

  /** Answers Node's `util.inspect`, and with it `console.log`. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return PRINTED;
  }
}
