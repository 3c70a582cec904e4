/** A text that left the house. */
interface Heard {
  readonly at: number;
  readonly from: string;
  readonly text: string;
}

const LONG_HEX = /[0-9a-f]{32,}/gi;
const INTEGERS = /\[\d+(?:,\d+){4,}\]/g;
const NAMED_NUMBER = /"(\w+)\\*":\\*"?(\d+(?:\.\d+)?)/g;

/** Everything that the house ever sent, and when each piece of it was first heard. */
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

  /** Forgets the numbers, of which there are many. Called after a search through them. */
  forgetNumbers(): void {
    this.#numbers = [];
  }

  /** The first appearance of this secret; undefined if it never appeared. */
  hex(secret: string): Heard | undefined {
    return this.#first.get(secret);
  }

  /** The same for a list of at least five integers, in any order. */
  list(secret: readonly number[]): Heard | undefined {
    return this.#lists.get(listKey(secret));
  }

  /** Names of numbers that had one of these values in this span of time. */
  namesOf(values: ReadonlySet<number>, from: number, until: number): ReadonlySet<string> {
    return new Set(
      this.#numbers.filter(({ at, value }) => at >= from && at < until && values.has(value)).map(({ name }) => name),
    );
  }
}

function listKey(list: readonly number[]): string {
  return [...list].sort((a, b) => a - b).join(",");
}
