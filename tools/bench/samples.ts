/** The value that `share` of all samples do not exceed; NaN without samples. Sorts the samples. */
function percentile(samples: Float64Array, share: number): number {
  samples.sort();
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN;
}

export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export function latencyOf(samples: readonly number[] | Float64Array): Latency {
  const sorted = Float64Array.from(samples);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
