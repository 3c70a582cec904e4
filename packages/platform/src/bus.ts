/** Tells an event to everybody concerned, on every server. Called only after the commit. */
export interface Bus<Event> {
  publish(event: Event): void;
}
