/** A bug that is put into one module's source text when a process loads it. Nothing of it is in the product. */
export interface PlantedBug {
  readonly name: string;
  /** The attack whose check must fail on it. */
  readonly caughtBy: string;
  readonly pieces: readonly {
    /** Path below the checkout. */
    readonly module: string;
    /** Stands in the module exactly once. */
    readonly find: string;
    readonly replace: string;
  }[];
}

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: "answer before the write",
    caughtBy: "kill",
    pieces: [
      {
        module: "packages/play/src/attempt.ts",
        find: "if (!sheet.isEmpty) this.#admitted = await playStatement.write(db, sheet);",
        replace: `if (!sheet.isEmpty) {
          this.#admitted = new Set(this.#batch.keys());
          setTimeout(() => playStatement.write(db, sheet).catch(() => undefined), 20);
        }`,
      },
    ],
  },
];

/** @throws Error for a name that is not in the table. */
export function bugNamed(name: string): PlantedBug {
  const bug = plantedBugs.find((candidate) => candidate.name === name);
  if (bug === undefined) throw new Error(`no planted bug "${name}"`);
  return bug;
}
