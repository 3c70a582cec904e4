import { setTimeout as sleep } from "node:timers/promises";
import { type PlayerOptions, SimulatedPlayer } from "./player.ts";

/** Steps that one player takes at once: a player's races with themselves are part of the game. */
const STEPS_AT_ONCE = 2;
const MAX_PAUSE_MS = 25;

/** Players who all play at once, until they are told to stop. */
export class Crowd {
  readonly players: readonly SimulatedPlayer[];
  readonly #options: PlayerOptions;
  #playing: Promise<unknown> | null = null;
  #stopped = false;

  private constructor(players: readonly SimulatedPlayer[], options: PlayerOptions) {
    this.players = players;
    this.#options = options;
  }

  static async gather(count: number, options: PlayerOptions): Promise<Crowd> {
    const players = Array.from(
      { length: count },
      (_, i) => new SimulatedPlayer({ ...options, random: options.random.fork(`player ${i}`) }),
    );
    for (const player of players) await player.arrive();
    return new Crowd(players, options);
  }

  play(): void {
    this.#stopped = false;
    const pause = this.#options.random.fork("pause");
    this.#playing = Promise.all(
      this.players.flatMap((player) =>
        Array.from({ length: STEPS_AT_ONCE }, async () => {
          while (!this.#stopped) {
            await player.step();
            await sleep(pause.between(0, MAX_PAUSE_MS));
          }
        }),
      ),
    );
  }

  /** Begins nothing new, and waits for what is under way. */
  async rest(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
    this.#playing = null;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  summary(): string {
    const commands = this.players.flatMap(({ journal }) => journal.commands);
    const acknowledged = commands.filter(({ answer }) => answer !== null);
    const kinds = ["bet", "start", "move", "ticket", "cash-out", "slip", "sale"] as const;
    const counts = kinds.map((kind) => `${acknowledged.filter((command) => command.kind === kind).length} ${kind}`);
    const lost = commands.filter(({ lost: times }) => times > 0).length;
    return `${counts.join(", ")} acknowledged, ${lost} answers lost`;
  }
}
