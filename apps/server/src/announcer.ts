import type { Announcement } from "@fairhouse/play/commit/announcement.ts";
import type { Bus } from "@fairhouse/play/ports.ts";

/** Where features tell committed news. Play brings the sockets; without them (a house of few features) nobody listens. */
export class Announcer implements Bus {
  #bus: Bus | null = null;

  publish(announcement: Announcement): void {
    this.#bus?.publish(announcement);
  }

  /** From now on news go to these sockets. */
  speakThrough(bus: Bus): void {
    this.#bus = bus;
  }
}
