import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { generateChain, leadsTo, linkAt } from "./chain.ts";
import { sha256Hex } from "./hash.ts";

const root = sha256Hex("root");

/** Computes every link, 0 … length, by the definition. */
function allLinks(length: number): string[] {
  const links = [root];
  for (let i = 0; i < length; i++) links.unshift(sha256Hex(links[0] ?? ""));
  return links;
}

describe("a hash chain", () => {
  it.each([
    [1, 1],
    [1, 10],
    [7, 1],
    [30, 10],
    [31, 10],
    [29, 10],
  ])("of %i links with a checkpoint every %i gives each link of the definition", (length, stride) => {
    const chain = generateChain(root, length, stride);
    expect(chain.checkpoints).toHaveLength(Math.ceil(length / stride));
    expect(allLinks(length)).toEqual(Array.from({ length: length + 1 }, (_, index) => linkAt(chain, index)));
  });

  it("ends with its root: beyond that link it is spent", () => {
    const chain = generateChain(root, 25, 10);
    expect(linkAt(chain, 25)).toBe(root);
    for (const index of [26, 30, 31, -1, 1.5]) expect(() => linkAt(chain, index)).toThrow(RangeError);
  });

  it("lets anybody check a link against an earlier one", () => {
    const chain = generateChain(root, 20, 6);
    expect(leadsTo(chain.terminalHash, linkAt(chain, 13), 13)).toBe(true);
    expect(leadsTo(linkAt(chain, 12), linkAt(chain, 13), 1)).toBe(true);
    expect(leadsTo(linkAt(chain, 12), linkAt(chain, 13), 2)).toBe(false);
    expect(leadsTo(linkAt(chain, 13), linkAt(chain, 12), 1)).toBe(false);
    expect(leadsTo(root, root, -1)).toBe(false);
  });

  it("is the same with another SHA-256 implementation", () => {
    const node = (text: string) => hash("sha256", text);
    expect(generateChain(root, 25, 10, node)).toEqual(generateChain(root, 25, 10));
  });

  it("refuses roots, lengths and strides that do not make a chain", () => {
    expect(() => generateChain("xyz", 10, 5)).toThrow(RangeError);
    expect(() => generateChain(root.toUpperCase(), 10, 5)).toThrow(RangeError);
    expect(() => generateChain(root, 0, 5)).toThrow(RangeError);
    expect(() => generateChain(root, 10, 0.5)).toThrow(RangeError);
  });
});
