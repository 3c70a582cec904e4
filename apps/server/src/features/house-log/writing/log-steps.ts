import type pg from "pg";
import { systemClock } from "../../../machinery/clock.ts";
import type { LogWitness } from "../../../machinery/setting-kinds.ts";
import { LogSecrets } from "../entries/log-secrets.ts";
import type { PassParts } from "../entries/pass.ts";
import { Marks } from "../files/marks.ts";
import { PublishedLogs } from "../files/published-logs.ts";
import { Follower, type PublishedHead } from "./follower.ts";
import { Sequencer, type SequencerParts } from "./sequencer.ts";
import { Witnesses } from "./witnesses.ts";

/** Everything that a server writes its log with. All of it can be copied into a thread. */
export interface LogSettings {
  readonly serverId: string;
  readonly dataDir: string;
  /** Names the house in its data folder. */
  readonly houseId: string;
  /** Has a folder for each log. */
  readonly folder: string;
  /** Signs the heads: 32 bytes. */
  readonly seed: Uint8Array;
  readonly salts: Uint8Array;
  readonly witnesses: readonly LogWitness[];
  readonly house: SequencerParts["house"];
  readonly rules: PassParts["rules"];
  readonly mixing: PassParts["mixing"];
}

/** The result of one step. */
export interface StepDone {
  /** Heads that this server has published. */
  readonly published: readonly PublishedHead[];
  readonly answers: readonly WitnessAnswer[];
}

/** The answer of a witness that was asked. */
export interface WitnessAnswer {
  readonly witness: string;
  /** The reason for which it has not signed; null if it has. */
  readonly why: string | null;
}

/** Continues the log and its files, one step after the other. */
export class LogSteps {
  readonly #sequencer: Sequencer;
  readonly #follower: Follower;
  #answers: WitnessAnswer[] = [];

  private constructor(pool: pg.Pool, logs: PublishedLogs, settings: LogSettings) {
    const { serverId, witnesses, house, rules, mixing } = settings;
    const marks = new Marks(settings.dataDir, settings.houseId);
    this.#follower = new Follower({ pool, serverId, logs, marks });
    this.#sequencer = new Sequencer({
      pool,
      serverId,
      seed: Buffer.from(settings.seed),
      marks,
      witnesses: new Witnesses({
        list: witnesses,
        clock: systemClock,
        onAnswer: (witness, why) => this.#answers.push({ witness, why }),
      }),
      secrets: new LogSecrets(Buffer.from(settings.salts)),
      rules,
      mixing,
      house,
      filesOf: (n) => logs.log(n),
      predecessorOf: (n) => this.#follower.newestBefore(n),
      highest: async () => Math.max(await marks.newest(), logs.numbers.at(-1) ?? 0),
    });
  }

  static async open(pool: pg.Pool, settings: LogSettings): Promise<LogSteps> {
    return new LogSteps(pool, await PublishedLogs.open(settings.folder), settings);
  }

  /**
   * Writes and signs what was committed since the last step, if that is this server's turn, and publishes the newest
   * heads.
   * @throws LogBroken if the database contradicts what this server knows; the database's error.
   */
  async step(): Promise<StepDone> {
    await this.#sequencer.step();
    const published = await this.#follower.follow();
    const answers = this.#answers;
    this.#answers = [];
    return { published, answers };
  }
}
