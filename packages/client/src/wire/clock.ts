/**
 * One exchange with the server, in milliseconds: the local times of question and answer, and the time that the server
 * gave.
 */
export interface RoundTrip {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
}

/** Number of exchanges kept; the oldest goes first, so that a drifting clock is followed. */
const KEPT = 12;
/** Number of best exchanges that count: a short one has little room for an asymmetric delay. */
const BELIEVED = 5;
/** Browsers make local clocks coarse, by up to this much. */
const COARSE_MS = 100;

/**
 * The server's clock, derived from a monotonic local clock, so that a device whose time is wrong, or is set again while
 * a round runs, still draws the right curve.
 */
export class ServerClock {
  #trips: readonly RoundTrip[] = [];
  /** Server time minus local time. */
  #offset: number;
  /** The largest offset that the Date headers of answers prove. */
  #least = Number.NEGATIVE_INFINITY;
  readonly #local: () => number;

  /** `local` is monotonic, in milliseconds; `wall` is the device's own time, used until something better is known. */
  constructor(local: () => number = () => performance.now(), wall: () => number = () => Date.now()) {
    this.#local = local;
    this.#offset = wall() - local();
  }

  /** Server time in milliseconds since 1970. */
  now(): number {
    return this.at(this.#local());
  }

  /** Server time at a local time, such as the beginning of a frame. */
  at(local: number): number {
    return local + this.#offset;
  }

  /** Local time, to measure exchanges that go to {@link learn}. */
  localNow(): number {
    return this.#local();
  }

  /** Takes one exchange over the socket. The offset is the median of those with the smallest round trips. */
  learn(trip: RoundTrip): void {
    this.#trips = [...this.#trips, trip].slice(-KEPT);
    const best = [...this.#trips].sort((a, b) => duration(a) - duration(b)).slice(0, BELIEVED);
    this.#offset = median(best.map(offsetOf));
  }

  /**
   * Takes the Date header of an HTTP answer that was received at a local time. It counts only while nothing better is
   * known. Since then the server's time is at least the header's: the latest of these bounds is taken, because a clock
   * that runs ahead would show results early, by half of a slow request.
   */
  learnDate(header: string, receivedAt: number): void {
    const second = Date.parse(header);
    if (this.#trips.length > 0 || Number.isNaN(second)) return;
    this.#least = Math.max(this.#least, second - receivedAt);
    this.#offset = this.#least;
  }

  /**
   * Returns false if an exchange shows that this clock is wrong: the local one has stood still while the device slept,
   * or the server's was set again.
   */
  agrees({ sentAt, receivedAt, serverNow }: RoundTrip): boolean {
    return this.at(sentAt) <= serverNow + COARSE_MS && serverNow <= this.at(receivedAt) + COARSE_MS;
  }

  /** Forgets old exchanges: the local clock may have stood still while the device slept. */
  forget(): void {
    this.#trips = [];
    this.#least = Number.NEGATIVE_INFINITY;
  }
}

function duration(trip: RoundTrip): number {
  return trip.receivedAt - trip.sentAt;
}

function offsetOf(trip: RoundTrip): number {
  return trip.serverNow - (trip.sentAt + trip.receivedAt) / 2;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const lower = sorted[middle - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}
