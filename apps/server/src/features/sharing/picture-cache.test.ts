import { expect, test, vi } from "vitest";
import { PictureCache } from "./picture-cache.ts";

const nobody = () => undefined;

function cacheOf(mostBytes?: number) {
  const paint = vi.fn(async (svg: string) => Buffer.from(`png of ${svg}`));
  return { paint, cache: new PictureCache(paint, mostBytes) };
}

test("a request for a picture that exists or is being made gets that one, and does not count", async () => {
  const { paint, cache } = cacheOf();
  const demand = vi.fn(nobody);
  const [one, other] = await Promise.all([cache.pictureOf("a", "here", demand), cache.pictureOf("a", "here", demand)]);
  expect(other).toBe(one);
  expect(await cache.pictureOf("a", "here", demand)).toBe(one);
  expect([paint.mock.calls.length, demand.mock.calls.length]).toEqual([1, 1]);
});

test("the cache is bounded: the picture unused for the longest time goes first", async () => {
  const { paint, cache } = cacheOf(2 * "png of a".length);
  for (const svg of ["a", "b", "a", "c", "a"]) await cache.pictureOf(svg, "here", nobody);
  expect(paint.mock.calls.map(([svg]) => svg)).toEqual(["a", "b", "c"]);
  await cache.pictureOf("b", "here", nobody);
  expect(paint).toHaveBeenCalledTimes(4);
});

test("a picture that failed or was not allowed is tried again", async () => {
  const { paint, cache } = cacheOf();
  paint.mockRejectedValueOnce(new Error("no"));
  await expect(cache.pictureOf("a", "here", nobody)).rejects.toThrow("no");
  const refuse = () => {
    throw new Error("too many");
  };
  await expect(cache.pictureOf("a", "here", refuse)).rejects.toThrow("too many");
  expect((await cache.pictureOf("a", "here", nobody)).png.toString()).toBe("png of a");
});

test("equal bytes have equal ETags, different ones different", async () => {
  const { cache } = cacheOf();
  const marks = await Promise.all(["a", "b"].map(async (svg) => (await cache.pictureOf(svg, "here", nobody)).etag));
  expect(new Set(marks).size).toBe(2);
});
