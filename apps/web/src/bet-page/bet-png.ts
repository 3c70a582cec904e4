import { loadPicture } from "@fairhouse/games/pictures.ts";
import { betPicture } from "@fairhouse/games/shared/picture/bet-picture.ts";
import { PICTURE } from "@fairhouse/games/shared/picture/frame.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import latinExtended from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import arabic from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import { gameOf } from "../base/games.ts";
import { houseInfo } from "../services/services.ts";

/** The fonts of `fonts.css`. A picture cannot use anything of the page around it, so it embeds them. */
const FACES = [
  ["Jost", latinExtended],
  ["Jost", latin],
  ["Readex Pro", arabic],
] as const;

/**
 * Draws the picture of a bet that the server draws for the preview of its link. @throws Error if a part cannot be
 * fetched.
 */
export async function drawBet(page: BetPage): Promise<Blob> {
  return rasterised(await svgOf(page));
}

async function svgOf(page: BetPage): Promise<string> {
  const game = gameOf(page.bet.game);
  if (game === undefined) throw new Error(`no game ${page.bet.game}`);
  const { name: house, currency } = houseInfo.getState();
  const picture = await loadPicture(game.id);
  const [arts, faces] = await Promise.all([
    Promise.all([["game", game.art] as const, ...picture.arts].map(embedded)),
    Promise.all(FACES.map(embedded)),
  ]);
  return betPicture({
    page,
    game,
    house,
    digits: { decimals: currency.decimals, shown: currency.shownDecimals },
    arts: new Map(arts),
    still: picture.still(page),
    style: faces.map(([family, font]) => `@font-face{font-family:"${family}";src:url(${font})}`).join(""),
  });
}

/** Replaces the address of a file by a data URL of its content. */
async function embedded([name, address]: readonly [string, string]): Promise<readonly [string, string]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was refused with ${answer.status}`);
  const file = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve([name, String(reader.result)]);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function rasterised(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = PICTURE.width;
    canvas.height = PICTURE.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (png) => (png === null ? reject(new Error("the canvas gave no picture")) : resolve(png)),
        "image/png",
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
