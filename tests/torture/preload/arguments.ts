/** The arguments in the URL that a preload was loaded by. @throws Error when one is missing. */
export function argumentOf(url: string, name: string): string {
  const value = new URL(url).searchParams.get(name);
  if (value === null) throw new Error(`the preload needs ?${name}=`);
  return value;
}
