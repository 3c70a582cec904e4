import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureModule } from "@fairhouse/games/shared/picture/still.ts";
import { checkout } from "../../machinery/config.ts";

/** A game's parts of the pictures of its bets and rounds. */
export interface GamePictures {
  readonly still: PictureModule["still"] | null;
  readonly round: PictureModule["round"] | null;
  /** Art as `data:` addresses, by the names that pictures use. */
  readonly arts: ReadonlyMap<string, string>;
}

const loaded = new Map<string, Promise<GamePictures>>();

/** Reads the parts from the game's folder, once. */
export function picturesOf(game: string): Promise<GamePictures> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = load(join(checkout, "games", game));
  loaded.set(game, loading);
  return loading;
}

async function load(folder: string): Promise<GamePictures> {
  const file = join(folder, "picture.ts");
  const module: PictureModule | null = existsSync(file) ? await import(file) : null;
  const drawn = (module?.arts ?? []).map((name) => [name, join(folder, "screen/art", `${name}.svg`)] as const);
  const files = [["game", join(folder, "art.svg")] as const, ...drawn];
  const arts = await Promise.all(files.map(async ([name, path]) => [name, addressOf(await readFile(path))] as const));
  return { still: module?.still ?? null, round: module?.round ?? null, arts: new Map(arts) };
}

function addressOf(svg: Buffer): string {
  return `data:image/svg+xml;base64,${svg.toString("base64")}`;
}
