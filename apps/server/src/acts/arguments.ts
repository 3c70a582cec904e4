import { AdminRefusal } from "./authority.ts";

/** Returns a required argument. @throws AdminRefusal if it is missing. */
export function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new AdminRefusal(`${name} is missing; --help shows how`);
  return value;
}

/** @throws AdminRefusal if there are more words than a command takes. */
export function refuseSurplus(words: readonly string[], most = Number.POSITIVE_INFINITY): void {
  if (words.length > most)
    throw new AdminRefusal(`nothing is done with ${words.slice(most).join(" ")}; --help shows how`);
}

export function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new AdminRefusal(`${name} must be a whole number`);
  return Number(text);
}

export function uuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new AdminRefusal(`${text} is not a reference`);
  return text;
}

export function futureDate(text: string): Date {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime()) || !isDay(text)) throw new AdminRefusal(`${text} is not a date like 2027-01-31`);
  if (date.getTime() <= Date.now()) throw new AdminRefusal(`${text} is in the past`);
  return date;
}

/** False for a day that its month does not have: it would become one of the next month. */
export function isDay(text: string): boolean {
  const days = new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();
  return Number(text.slice(8, 10)) <= days;
}

/** True for the word by which an operator insists. @throws AdminRefusal for any other word. */
export function insists(word: string | undefined): boolean {
  if (word !== undefined && word !== "anyway") throw new AdminRefusal(`the only word here is anyway: ${word}`);
  return word === "anyway";
}
