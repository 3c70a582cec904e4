import { fileURLToPath } from "node:url";
import { betTypesOf } from "@fairhouse/games/bet-types.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import { type BetType, figuresOf } from "@fairhouse/games/shared/rules/bet-types.ts";
import { hundredths, toNumber } from "@fairhouse/kernel/ratio.ts";

export const FILE = fileURLToPath(new URL("../../docs/games.md", import.meta.url));

const INTRODUCTION = `# The games in figures

Written by \`npm run build && npm run figures\`; a test holds the figures, and \`npm run size\` the weights, against what the games are now.
The kinds of bets are those of \`rules/bet-types.ts\` in each game's folder, from which the page of the game takes its figures too.

Return: exact, of the unrounded fraction, for the play that is named. Hit rate: how often something comes back. Volatility: the standard
deviation of what one stake returns, in stakes. Largest: the most that a stake can return in this way, rounded down. Chunk: what the game's
page loads of its own, in kB of gzip.
`;
/** The weight of a game that was never built. */
export const UNKNOWN = "–";
const HEAD = ["game", "kind", "bet", "return", "house edge", "hit rate", "volatility", "largest", "chunk"];
const LEFT = 3;
/** The row of a game whose chances nobody knows: what happens elsewhere decides its bets. */
const NO_FIGURES = ["any", UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];

/** The document, with each game's chunk in kB. */
export async function documentOf(chunkOf: (id: string) => string): Promise<string> {
  const rows = await Promise.all(
    catalog.map(async (entry) => {
      const types = await betTypesOf(entry);
      return (types.length === 0 ? [NO_FIGURES] : types.map(rowOf)).map((row, i) => [
        ...(i === 0 ? [entry.name, entry.kind] : ["", ""]),
        ...row,
        i === 0 ? chunkOf(entry.id) : "",
      ]);
    }),
  );
  return `${INTRODUCTION}\n${markdownOf([HEAD, ...rows.flat()])}`;
}

/** The chunks that a document of this form names, by game. */
export function chunksIn(text: string): ReadonlyMap<string, string> {
  const cells = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const chunkOf = ({ name }: CatalogEntry) => cells.find((row) => row[1] === name)?.at(-2) ?? "";
  return new Map(catalog.map((entry) => [entry.id, chunkOf(entry)]));
}

function rowOf({ name, prizes }: BetType): readonly string[] {
  const { exactReturn, hitRate, volatility, largest } = figuresOf(prizes);
  const share = toNumber(exactReturn);
  return [
    name,
    `${(100 * share).toFixed(6)}%`,
    `${(100 * (1 - share)).toFixed(6)}%`,
    `${Number((100 * toNumber(hitRate)).toPrecision(6))}%`,
    volatility.toFixed(2),
    `${(hundredths(largest) / 100).toLocaleString("en", { minimumFractionDigits: 2 })}×`,
  ];
}

function markdownOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column < LEFT ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
