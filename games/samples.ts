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
 * Some game of each kind, for tests, benchmarks and torture runs that need one and no matter which: the one that its
 * `game.ts` calls typical, or else the first of the catalogue. Who needs a certain game names it, in that game's folder.
 */

/** A stake of 1,000 coins is within the limits of a house without settings. */
const STAKE = 1_000;

interface Sample<Game extends AnyGame> {
  readonly id: GameId;
  readonly game: Game;
  readonly entry: CatalogEntry;
  /** Where its bets, hands or tickets are posted, below the API. */
  readonly path: string;
  bet(stake?: Money): AnyBet;
}

interface SampleHand extends Sample<AnyHandGame> {
  /** A move that a new hand takes. Often the hand is still open then. */
  readonly opening: AnyMove;
  /** The move that ends a hand which was open after `opening`. */
  readonly ending: AnyMove;
}

interface SampleRound extends Sample<AnyRoundGame> {
  readonly table: string;
}

interface SampleFlight extends SampleRound {
  /** A bet that leaves at so many hundredths; null: when its player says so. */
  leavingAt(hundredths: number | null, stake?: Money): AnyBet;
}

export const someInstant: Sample<AnyInstantGame> = await instantGame();
export const someHand: SampleHand = await handGame();
/** A round that can be left while it runs. */
export const someFlight: SampleFlight = await flownRound();
/** A round whose outcome is committed and then shown. */
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

/** Games of a kind in the order in which they are asked, with their newest rules; what nobody asks for is not loaded. */
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

/** Looks through hands until one is open after its first move, and would be ended by a second. */
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
