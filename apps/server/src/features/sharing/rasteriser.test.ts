import { betPicture } from "@fairhouse/games/shared/picture/bet-picture.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { afterAll, expect, test } from "vitest";
import { picturesOf } from "./game-pictures.ts";
import { Rasteriser } from "./rasteriser.ts";

const HERE = "203.0.113.7";
const rasteriser = new Rasteriser();
afterAll(() => rasteriser.close());

const page = sampleBetPage({
  game: "mines",
  kind: "hand",
  payout: 12_500,
  outcome: { revealed: [0, 6, 12], mines: [1, 7, 20], hit: null },
});

async function svgOf(house: string): Promise<string> {
  const { arts, still } = await picturesOf("mines");
  const game = { name: "Mines", colours: ["#4f7bff", "#2440b8"] } as const;
  return betPicture({ page, game, house, digits: { decimals: 0, shown: 0 }, arts, still: still?.(page) ?? null });
}

/** A line of text alone, which is drawn in a moment. */
const line = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" font-family="'Jost', 'Readex Pro'"><text y="40" font-size="32">${text}</text></svg>`;

test("a picture is a PNG of the size that other sites expect of links, the same every time", async () => {
  const svg = await svgOf("Fairhouse");
  const png = await rasteriser.toPng(svg, HERE);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await rasteriser.toPng(svg, HERE)).toEqual(png);
});

test("art that is drawn beyond its box is clipped, as in browsers", async () => {
  const withArt = (side: number) => {
    const art = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 50h${side}v${side}h-${side}z"/></svg>`;
    const arts = new Map([["game", `data:image/svg+xml;base64,${Buffer.from(art).toString("base64")}`]]);
    const game = { name: "Mines", colours: ["#4f7bff", "#2440b8"] } as const;
    return rasteriser.toPng(
      betPicture({ page, game, house: "", digits: { decimals: 0, shown: 0 }, arts, still: "" }),
      HERE,
    );
  };
  const [beyond, within] = [await withArt(300), await withArt(50)];
  expect(beyond.equals(within)).toBe(true);
});

test("it has the letters of every language that the house speaks", async () => {
  // Without their fonts these would all be empty.
  const pictures = await Promise.all(["", "House", "ŐŰ", "بيت"].map((text) => rasteriser.toPng(line(text), `${text}`)));
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(4);
});

test("invalid SVG fails alone: the next picture gets a new thread", async () => {
  const [broken, whole] = await Promise.allSettled([rasteriser.toPng("<svg", HERE), rasteriser.toPng(line("a"), HERE)]);
  expect([broken.status, whole.status]).toEqual(["rejected", "fulfilled"]);
});

test("an address has a limit of waiting pictures, others do not wait for those, and meanwhile the house goes on", async () => {
  let turns = 0;
  let isDrawn = false;
  const turn = () => {
    turns += 1;
    if (!isDrawn) setImmediate(turn);
  };
  turn();
  const order: string[] = [];
  const ask = async (address: string) => {
    await rasteriser.toPng(line("a"), address);
    order.push(address);
  };
  const all = await Promise.allSettled(["one", "one", "one", "one", "one", "one", "one", "other"].map(ask));
  isDrawn = true;
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { code: "busy" } });
  expect(order.indexOf("other")).toBeLessThanOrEqual(2);
  expect(turns).toBeGreaterThan(5);
});
