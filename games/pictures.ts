import type { PictureModule } from "./shared/picture/still.ts";

/** Collected by folder and fetched when a player shares a bet; a game without a picture of its own has none. */
const pictures = import.meta.glob<PictureModule>("./*/picture.ts");
const arts = import.meta.glob<string>("./*/screen/art/*.svg", { eager: true, query: "?url", import: "default" });

/** The drawing of a bet by its game, and the addresses of the art that it names. */
export interface LoadedPicture {
  readonly still: PictureModule["still"];
  readonly arts: readonly (readonly [name: string, address: string])[];
}

export async function loadPicture(id: string): Promise<LoadedPicture> {
  const module = await pictures[`./${id}/picture.ts`]?.();
  if (module === undefined) return { still: () => null, arts: [] };
  const named = (module.arts ?? []).map((name) => [name, artOf(id, name)] as const);
  return { still: module.still, arts: named };
}

function artOf(id: string, name: string): string {
  const address = arts[`./${id}/screen/art/${name}.svg`];
  if (address === undefined) throw new Error(`games/${id} lacks screen/art/${name}.svg`);
  return address;
}
