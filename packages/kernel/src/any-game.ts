import type { Entry, ExternalGame, GameKind, HandGame, InstantGame, RoundGame, Table, Ticket } from "./game.ts";

declare const seal: unique symbol;

/**
 * A value of a game whose own types are unknown to the code that holds it. Only the game makes such values or looks
 * into them, so the compiler lets a value go back only where its game takes it: a view is not a state, a move is not a
 * bet, and a value of one game does not go into another if their ids are told apart. To all other code it is `unknown`,
 * which JSON can hold.
 */
interface Sealed<What extends string, Id extends string> {
  readonly [seal]: { readonly what: What; readonly of: Id };
}

/** A bet that the game's own schema accepted. */
export type AnyBet<Id extends string = string> = Sealed<"bet", Id>;
export type AnyMove<Id extends string = string> = Sealed<"move", Id>;
export type AnyState<Id extends string = string> = Sealed<"state", Id>;
export type AnyView<Id extends string = string> = Sealed<"view", Id>;
export type AnyOutcome<Id extends string = string> = Sealed<"outcome", Id>;
export type AnyCarry<Id extends string = string> = Sealed<"carry", Id>;
/** A player's wish that the game's own schema accepted. */
export type AnyWish<Id extends string = string> = Sealed<"wish", Id>;
/** The public state of a fact, and its result. */
export type AnyFactState<Id extends string = string> = Sealed<"fact state", Id>;
export type AnyKnown<Id extends string = string> = Sealed<"known", Id>;
export type AnyEntry<Id extends string = string> = Entry<AnyBet<Id>>;
export type AnyTicket<Id extends string = string> = Ticket<AnyBet<Id>>;

interface Named<Id extends string> {
  readonly id: Id;
}

export type AnyInstantGame<Id extends string = string> = InstantGame<AnyBet<Id>, AnyOutcome<Id>> & Named<Id>;
export type AnyHandGame<Id extends string = string> = HandGame<
  AnyBet<Id>,
  AnyMove<Id>,
  AnyState<Id>,
  AnyView<Id>,
  string
> &
  Named<Id>;
type Rounds<Id extends string> = RoundGame<AnyBet<Id>, AnyOutcome<Id>, AnyCarry<Id>>;
/** A round game with everything that its rules may leave out. */
export type AnyRoundGame<Id extends string = string> = Omit<Rounds<Id>, "tables"> &
  Required<Pick<Rounds<Id>, "open" | "refuse">> & { readonly tables: readonly Table[] } & Named<Id>;
export type AnyExternalGame<Id extends string = string> = ExternalGame<
  AnyWish<Id>,
  AnyBet<Id>,
  AnyFactState<Id>,
  AnyKnown<Id>
> &
  Named<Id>;
export type AnyGame<Id extends string = string> =
  | AnyInstantGame<Id>
  | AnyHandGame<Id>
  | AnyRoundGame<Id>
  | AnyExternalGame<Id>;

/** Every version of a game's rules that a bet may still refer to, by version number. */
export type RulesByVersion = Readonly<Record<number, AnyGame>>;

/** Returns a game without its own types, and complete, for code that handles all games alike. */
export function anyGame<Bet, Outcome>(game: InstantGame<Bet, Outcome>): AnyInstantGame;
export function anyGame<Bet, Move, State, View, Refusal extends string>(
  game: HandGame<Bet, Move, State, View, Refusal>,
): AnyHandGame;
export function anyGame<Bet, Outcome, Carry>(game: RoundGame<Bet, Outcome, Carry>): AnyRoundGame;
export function anyGame<Wish, Bet, State, Known>(game: ExternalGame<Wish, Bet, State, Known>): AnyExternalGame;
export function anyGame(game: {
  readonly kind: GameKind;
  readonly tables?: RoundGame<unknown, unknown, unknown>["tables"];
}): unknown {
  if (game.tables === undefined) return game;
  const tables = game.tables.map((table) => ({ minPlayers: 0, aloneMs: 0, ...table }));
  return { open: () => ({ carry: null, fresh: true }), refuse: () => null, ...game, tables };
}

/**
 * Gives a carry that was kept or sent as JSON back to its game, unchecked: games have schemas for what players write,
 * not for what they wrote themselves. The same holds for the functions below.
 */
export function carryOfJson(kept: unknown): AnyCarry {
  return kept as AnyCarry;
}

export function outcomeOfJson(kept: unknown): AnyOutcome {
  return kept as AnyOutcome;
}

export function factStateOfJson(kept: unknown): AnyFactState {
  return kept as AnyFactState;
}

export function knownOfJson(kept: unknown): AnyKnown {
  return kept as AnyKnown;
}

/** Gives a hand's view back to its game, as its server sent it. */
export function viewOfJson(sent: unknown): AnyView {
  return sent as AnyView;
}
