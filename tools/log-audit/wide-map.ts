/** A map by ids that takes more keys than the engine's own (2²⁴): those with the same end share one of its maps. */
export class WideMap<Value> {
  readonly #maps = new Map<string, Map<string, Value>>();

  get(key: string): Value | undefined {
    return this.#maps.get(endOf(key))?.get(key);
  }

  set(key: string, value: Value): void {
    const end = endOf(key);
    const own = this.#maps.get(end) ?? new Map<string, Value>();
    this.#maps.set(end, own);
    own.set(key, value);
  }
}

/** The last digits of an id are random. */
function endOf(key: string): string {
  return key.slice(-2);
}
