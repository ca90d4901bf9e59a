import type { TelemetryEvent } from 'api-client';
import { sendEvents } from './send-events';

/** How long events are collected before they are sent, in milliseconds. */
const PAUSE = 5_000;

/** Collects events and sends them to the API at intervals, and when the visitor leaves the page. */
export class Telemetry {
  private events: TelemetryEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
  }

  readonly add = (event: TelemetryEvent): void => {
    this.events.push(event);
    this.timer ??= setTimeout(() => this.send(), PAUSE);
  };

  /** Drops events that are not sent yet. */
  readonly drop = (isDropped: (event: TelemetryEvent) => boolean): void => {
    this.events = this.events.filter((event) => !isDropped(event));
  };

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    sendEvents(this.events);
  }
}
