import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";

export interface TimeCommand {
  /** Milliseconds by which the wall clock is ahead of the true time from now on; negative: behind. */
  readonly ahead?: number;
  /** Milliseconds that are to pass. */
  readonly pass?: number;
}

interface Moment {
  /** Milliseconds since the start of the server. */
  readonly elapsed: number;
  /** The time of the wall clock, in milliseconds since 1970. */
  readonly wall: number;
}

/** The time of a server that was started with the preload `step-clock`: it stands still unless it is told to pass. */
export class ToldTime {
  readonly #socket: Socket;
  readonly #lines: Interface;
  #now: Moment = { elapsed: 0, wall: 0 };

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#lines = createInterface(socket);
  }

  static async of(path: string): Promise<ToldTime> {
    const socket = connect(path);
    await once(socket, "connect");
    const time = new ToldTime(socket);
    await time.pass(0);
    return time;
  }

  get elapsed(): number {
    return this.#now.elapsed;
  }

  get wall(): number {
    return this.#now.wall;
  }

  /** Resolves when this much time has passed there, and the due work is done. */
  pass(milliseconds: number): Promise<void> {
    return this.#tell({ pass: milliseconds });
  }

  /** Steps the wall clock while no time passes. */
  step(ahead: number): Promise<void> {
    return this.#tell({ ahead });
  }

  close(): void {
    this.#socket.destroy();
  }

  async #tell(command: TimeCommand): Promise<void> {
    this.#socket.write(`${JSON.stringify(command)}\n`);
    const [line] = await once(this.#lines, "line");
    this.#now = JSON.parse(line);
  }
}
