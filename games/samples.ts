import { soloChance } from "@fairhouse/fairness/stream.ts";
import type {
  AnyBet,
  AnyGame,
  AnyHandGame,
  AnyInstantGame,
  AnyMove,
  AnyRoundGame,
} from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { catalog, type GameId } from "./catalog.ts";
import { newestOf, rulesOf } from "./rules.ts";
import type { CatalogEntry } from "./shared/catalog-entry.ts";

/**
 * One game of each kind, for tests, benchmarks and torture runs that need any game of that kind: the one marked typical
 * in its `game.ts`, or else the first in the catalogue. Tests that need a particular game name it, in that game's
 * folder.
 */

/** A stake of 1,000 coins, which is within the limits of a house without settings. */
const STAKE = 1_000;

interface Sample<Game extends AnyGame> {
  readonly id: GameId;
  readonly game: Game;
  readonly entry: CatalogEntry;
  /** The path below the API to which its bets, hands or tickets are posted. */
  readonly path: string;
  bet(stake?: Money): AnyBet;
}

interface SampleHand extends Sample<AnyHandGame> {
  /** A legal first move of a new hand. The hand often stays open after it. */
  readonly opening: AnyMove;
  /** The move that ends a hand left open by `opening`. */
  readonly ending: AnyMove;
}

interface SampleRound extends Sample<AnyRoundGame> {
  readonly table: string;
}

interface SampleFlight extends SampleRound {
  /** Returns a bet that cashes out at the given multiplier in hundredths, or, if null, when its player decides. */
  leavingAt(hundredths: number | null, stake?: Money): AnyBet;
}

export const someInstant: Sample<AnyInstantGame> = await instantGame();
export const someHand: SampleHand = await handGame();
/** A round that players can leave while it runs. */
export const someFlight: SampleFlight = await flownRound();
/** A round whose outcome is committed first and then revealed. */
export const someReveal: SampleRound = await revealedRound();

async function instantGame(): Promise<Sample<AnyInstantGame>> {
  for await (const { entry, game } of candidates("instant")) {
    if (game.kind === "instant") return sampleOf(entry, game, `/games/${entry.id}/bets`);
  }
  throw new Error("the catalogue has no instant game");
}

async function handGame(): Promise<SampleHand> {
  for await (const { entry, game } of candidates("hand")) {
    if (game.kind === "hand") return { ...sampleOf(entry, game, `/games/${entry.id}/hands`), ...shortPlay(game) };
  }
  throw new Error("the catalogue has no hand");
}

async function flownRound(): Promise<SampleFlight> {
  const { entry, game } = await roundGame(({ leaving }) => leaving !== undefined);
  return { ...roundSample(entry, game), leavingAt: (hundredths, stake) => leavingAt(game, hundredths, stake) };
}

async function revealedRound(): Promise<SampleRound> {
  const { entry, game } = await roundGame(({ leaving }) => leaving === undefined);
  return roundSample(entry, game);
}

async function roundGame(isMeant: (game: AnyRoundGame) => boolean) {
  for await (const { entry, game } of candidates("round")) {
    if (game.kind === "round" && isMeant(game)) return { entry, game };
  }
  throw new Error("the catalogue has no such round");
}

/** Yields the games of a kind in lookup order with their newest rules; games that nobody asks for are not loaded. */
async function* candidates(kind: CatalogEntry["kind"]) {
  const entries: readonly (CatalogEntry & { readonly id: GameId })[] = catalog;
  const ofKind = entries.filter((entry) => entry.kind === kind);
  for (const entry of ofKind.toSorted((a, b) => Number(b.typical === true) - Number(a.typical === true))) {
    yield { entry, game: newestOf(await rulesOf(entry)) };
  }
}

function sampleOf<Game extends AnyGame>(
  entry: CatalogEntry & { readonly id: GameId },
  game: Game,
  path: string,
): Sample<Game> {
  return { id: entry.id, entry, game, path, bet: (stake = STAKE) => game.sampleBet(stake) };
}

function roundSample(entry: CatalogEntry & { readonly id: GameId }, game: AnyRoundGame): SampleRound {
  const table = game.tables[0]?.id;
  if (table === undefined) throw new Error(`${game.id} has no table`);
  return { ...sampleOf(entry, game, `/tables/${table}/tickets`), table };
}

/** Searches for a hand that is still open after its first move and that a second move would end. */
function shortPlay(game: AnyHandGame): Pick<SampleHand, "opening" | "ending"> {
  for (let nonce = 0; nonce < 1_000; nonce++) {
    const chance = soloChance("sample", "hand", nonce);
    const { state } = game.deal(game.sampleBet(STAKE), chance);
    const opening = game.samplePlay(game.view(state), chance, 0);
    const opened = game.apply(state, opening);
    const ending = opened.ok && opened.value.payout === null ? game.conclude(opened.value.state) : null;
    if (ending !== null) return { opening, ending };
  }
  throw new Error(`${game.id} has no hand of two moves`);
}

function leavingAt(game: AnyRoundGame, hundredths: number | null, stake: Money = STAKE): AnyBet {
  const bet = game.bet.safeParse(Object.assign({}, game.sampleBet(stake), { auto: hundredths }));
  if (!bet.success || game.leaving?.auto(bet.data) !== hundredths) throw new Error(`${game.id} has no such preset`);
  return bet.data;
}
