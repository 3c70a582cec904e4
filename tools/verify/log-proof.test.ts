import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import { formatEntryProof } from "@fairhouse/house-log/proof.ts";
import { expect, test } from "vitest";
import { verifyLogProof } from "./log-proof.ts";

test("a file cannot have its own lines printed", async () => {
  const entry = encodeEntry({ kind: "beat", time: 1 });
  const vkey = "x\nthe proof holds\n\u001b[8m";
  const text = formatEntryProof({ index: 0, entry, committed: null, path: [], checkpoint: "", vkey });
  const { holds, lines } = await verifyLogProof(text, null);
  expect(holds).toBe(false);
  expect(lines).toEqual([expect.stringContaining("x\\u{a}the proof holds\\u{a}\\u{1b}[8m")]);
});
