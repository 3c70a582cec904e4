/** Wall time for records, monotonic time for durations: a step of the first never moves the second. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since an arbitrary moment; never goes back. */
  monotonic(): number;
  /** Calls back once after so many milliseconds of monotonic time. Returns a function that cancels the call. */
  after(delayMs: number, callback: () => void): () => void;
}
