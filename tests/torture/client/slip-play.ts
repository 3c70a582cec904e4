import { soloChance } from "@fairhouse/fairness/stream.ts";
import { type AnyExternalGame, type AnyFactState, type AnyWish, factStateOfJson } from "@fairhouse/kernel/any-game.ts";
import { gameFacts } from "@fairhouse/protocol/play.ts";
import type { AccountHolder } from "./account-holder.ts";
import { externalGames } from "./games.ts";
import type { Reply } from "./http.ts";
import type { Command } from "./journal.ts";

const UNITS = [1000, 2000, 5000];
/** The last slips of a player that are sold, in parts or whole. */
const KEPT_SLIPS = 6;
/** Any price is taken. */
const LEAST = 1;

/** A slip as its player knows it. */
interface KnownSlip {
  readonly id: string;
  /** Parts of it that were sold. */
  readonly sold: number;
}

type Holder = Pick<AccountHolder, "random" | "ask" | "command">;

/** The bets on facts of a simulated player: they are placed, sold in parts or whole, and ordered to be sold. */
export class SlipPlay {
  readonly #holder: Holder;
  readonly #games: readonly AnyExternalGame[];
  #slips: readonly KnownSlip[] = [];

  constructor(holder: Holder, games: readonly AnyExternalGame[] = externalGames) {
    this.#holder = holder;
    this.#games = games;
  }

  async step(): Promise<void> {
    const { random } = this.#holder;
    if (this.#slips.length === 0 || random.chance(0.6)) return this.#place(random.pick(this.#games));
    const slip = random.pick(this.#slips);
    if (random.chance(0.2)) return this.#order(slip);
    await this.#sell(slip);
  }

  /** Reads what an answer says about slips. */
  follow(command: Command, reply: Reply): void {
    if (command.kind === "slip" && reply.status === 200) this.#keep({ id: reply.body.bet.id, sold: 0 });
    if (command.kind !== "sale") return;
    if (reply.status === 200 && reply.body.bet.payout === null) {
      this.#keep({ id: reply.body.bet.id, sold: reply.body.bet.sold.parts });
    } else if (reply.status === 200 || reply.body?.code === "ticket_settled") {
      this.#slips = this.#slips.filter(({ id }) => !command.path.includes(id));
    }
  }

  #keep(slip: KnownSlip): void {
    const known = this.#slips.find(({ id }) => id === slip.id);
    const kept = { ...slip, sold: Math.max(slip.sold, known?.sold ?? 0) };
    this.#slips = [...this.#slips.filter(({ id }) => id !== slip.id), kept].slice(-KEPT_SLIPS);
  }

  async #place(game: AnyExternalGame): Promise<void> {
    const { random } = this.#holder;
    const reply = await this.#holder.ask("GET", `/api/games/${game.id}/facts`, undefined, 1);
    if (reply.status !== 200) return;
    const open = gameFacts.parse(reply.body).waiting.filter(({ phase }) => phase === "open");
    const states = new Map<string, AnyFactState>(open.map(({ id, state }) => [id, factStateOfJson(state)]));
    const wish = game.sampleWish(random.pick(UNITS), states, soloChance(String(random.next()), "torture", 0));
    if (wish !== null) await this.#holder.command("slip", `/api/games/${game.id}/slips`, { bet: this.#varied(wish) });
  }

  /** Makes some slips systems, and asks for some each way, which is refused where an event has no places. */
  #varied(wish: AnyWish): AnyWish | object {
    const { random } = this.#holder;
    const { legs } = wish as unknown as { readonly legs: readonly unknown[] };
    const sizes = random.chance(0.3) && legs.length > 1 ? { sizes: legs.map((_, place) => place + 1) } : {};
    const eachWay = random.chance(0.4) ? { eachWay: true } : {};
    return { ...(wish as object), ...sizes, ...eachWay };
  }

  #sell({ id, sold }: KnownSlip): Promise<Reply | null> {
    const { random } = this.#holder;
    const part = random.chance(0.5) ? { part: { number: sold + 1, units: random.between(1, 3) * 100 } } : {};
    return this.#holder.command("sale", `/api/slips/${id}/cash-out`, { least: LEAST, ...part });
  }

  async #order({ id }: KnownSlip): Promise<void> {
    const { random } = this.#holder;
    const least = random.chance(0.2) ? null : random.pick([LEAST, 1_500, 10_000]);
    await this.#holder.ask("POST", `/api/slips/${id}/cash-out-order`, { least }, 1);
  }
}
