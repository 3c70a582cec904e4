/** A text that left the house. */
interface Heard {
  readonly at: number;
  readonly from: string;
  readonly text: string;
}

const LONG_HEX = /[0-9a-f]{32,}/gi;
const INTEGERS = /\[\d+(?:,\d+){4,}\]/g;
const NAMED_NUMBER = /"(\w+)\\*":\\*"?(\d+(?:\.\d+)?)/g;

/** Everything that the house ever sent, and when each piece of it was heard first. */
export class HeardEverything {
  readonly #first = new Map<string, Heard>();
  readonly #lists = new Map<string, Heard>();
  #numbers: { at: number; name: string; value: number }[] = [];
  characters = 0;

  hear(at: number, from: string, text: string): void {
    this.characters += text.length;
    const heard = { at, from, text };
    for (const [hex] of text.matchAll(LONG_HEX)) {
      const key = hex.toLowerCase();
      if (!this.#first.has(key)) this.#first.set(key, heard);
    }
    for (const [list] of text.matchAll(INTEGERS)) {
      const key = listKey(JSON.parse(list));
      if (!this.#lists.has(key)) this.#lists.set(key, heard);
    }
    for (const [, name = "", value] of text.matchAll(NAMED_NUMBER)) {
      this.#numbers.push({ at, name, value: Number(value) });
    }
  }

  /** Numbers are many: whoever has looked through them lets them go. */
  forgetNumbers(): void {
    this.#numbers = [];
  }

  /** When this secret was heard first; undefined when it never was. */
  hex(secret: string): Heard | undefined {
    return this.#first.get(secret);
  }

  /** The same for a list of at least five integers, in any order. */
  list(secret: readonly number[]): Heard | undefined {
    return this.#lists.get(listKey(secret));
  }

  /** Names of numbers that were one of these values in this span of time. */
  namesOf(values: ReadonlySet<number>, from: number, until: number): ReadonlySet<string> {
    return new Set(
      this.#numbers.filter(({ at, value }) => at >= from && at < until && values.has(value)).map(({ name }) => name),
    );
  }
}

function listKey(list: readonly number[]): string {
  return [...list].sort((a, b) => a - b).join(",");
}
