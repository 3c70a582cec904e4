/**
 * Runs work in one tab of this browser at a time; the others wait. Web Locks need a secure page: without them, tabs do it
 * side by side.
 */
export function oneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return navigator.locks === undefined ? work() : navigator.locks.request(`fairhouse-${name}`, work);
}
