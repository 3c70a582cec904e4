import { type PlantedBug, piece, plant } from "./bug.ts";

const WITNESS = "tools/witness/witness.ts";
const witnessCaughtBy = "tools/witness/witness.test.ts";
const TREE = "packages/transparency/src/tree.ts";
const treeCaughtBy = "packages/transparency/src/tree.test.ts";

/** Bugs in proofs of a log, in its signed notes, and in what a witness signs. */
export const transparencyBugs: readonly PlantedBug[] = [
  plant(
    "a leaf is hashed like a node",
    treeCaughtBy,
    piece("packages/transparency/src/hash.ts", "const LEAF = Uint8Array.of(0);", "const LEAF = Uint8Array.of(1);"),
  ),
  plant(
    "a path that ends below the root proves a leaf",
    treeCaughtBy,
    piece(TREE, "return last === 0 && sameBytes(hash, root);", "return last === 0 || sameBytes(hash, root);"),
  ),
  plant(
    "a tree is consistent with any smaller one of another root",
    treeCaughtBy,
    piece(TREE, "return last === 0 && sameBytes(early, before.root) && ", "return last === 0 && "),
  ),
  plant(
    "a signature that is not of its key is ignored",
    "packages/transparency/src/note.test.ts",
    piece("packages/transparency/src/note.ts", "if (time === undefined) throw", "if (time === null && !key) throw"),
  ),
  plant(
    "a witness signs a tree that does not continue the one before",
    witnessCaughtBy,
    piece(WITNESS, "if (!provesConsistency(before, checkpoint, proof))", "if (size < 0 && proof.length > 0)"),
  ),
  plant(
    "a witness signs two trees after the same one",
    witnessCaughtBy,
    piece(WITNESS, "(newest) => refusalOf(request, newest));", "() => null as Answer | null);"),
  ),
  plant(
    "a witness signs what the log has not signed",
    witnessCaughtBy,
    piece(WITNESS, "if (signed === null) return", "if (signed === null && keys.length === 0) return"),
  ),
];
