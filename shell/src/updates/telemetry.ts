import type { TelemetryEvent } from 'api-client';

const ADDRESS = '/api/v1/telemetry';
/** The most that the API takes at once. */
const AT_ONCE = 50;
/** How long events are collected before they are sent, in milliseconds. */
const PAUSE = 5_000;

/** Collects what happened and tells the API now and then, and when the page is left. */
export class Telemetry {
  private events: TelemetryEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
  }

  add(event: TelemetryEvent): void {
    this.events.push(event);
    this.timer ??= setTimeout(() => this.send(), PAUSE);
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.events.length > 0) {
      const events = this.events.splice(0, AT_ONCE);
      // A beacon outlives the page; what cannot be sent is not worth a message to anybody.
      navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
    }
  }
}
