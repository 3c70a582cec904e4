import { expect, test } from "vitest";
import { Frontier, rootOfLeaves } from "./frontier.ts";
import { EMPTY_ROOT } from "./hash.ts";
import { rootByDefinition, someLeaves } from "./testing.ts";

const leaves = someLeaves(130);

test("a frontier leads to the root of every size, and goes on from what was kept of it", () => {
  expect(rootOfLeaves([])).toEqual(EMPTY_ROOT);
  let frontier = new Frontier(0, []);
  for (const [index, leaf] of leaves.entries()) {
    frontier.append(leaf);
    expect(frontier.head()).toEqual({ size: index + 1, root: rootByDefinition(leaves.slice(0, index + 1)) });
    frontier = new Frontier(frontier.size, frontier.hashes);
  }
});

test("hashes of another number than the size has subtrees are refused", () => {
  expect(() => new Frontier(6, leaves.slice(0, 3))).toThrow("a tree of 6 leaves has 2 subtrees, not 3");
});
