/** Reads an argument from the URL with which a preload was loaded. @throws Error if it is missing. */
export function argumentOf(url: string, name: string): string {
  const value = new URL(url).searchParams.get(name);
  if (value === null) throw new Error(`the preload needs ?${name}=`);
  return value;
}
