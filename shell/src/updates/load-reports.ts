import type { LiveRemote, RemoteLoadError, ReportLoad } from 'federation/browser';
import type { TelemetryEvent } from 'api-client';
import { sendEvents } from './send-events';

/** The longest reason that the API takes. */
const LONGEST = 300;

/** Remembers how loading remotes went until somebody takes the reports. */
export class LoadReports {
  private readonly waiting: TelemetryEvent[] = [];
  private readonly failed = new Set<string>();
  private taker: ((event: TelemetryEvent) => void) | undefined;

  constructor() {
    // A remote that falls back leaves the page before anybody has taken its report.
    addEventListener('pagehide', () => sendEvents(this.waiting));
  }

  readonly report: ReportLoad = (remote: LiveRemote, milliseconds: number, error?: RemoteLoadError) => {
    const outcome = error ? 'failed' : this.failed.delete(remote.name) ? 'recovered' : 'loaded';
    if (error) this.failed.add(remote.name);
    const cause = error?.cause instanceof Error ? `: ${error.cause.message}` : '';
    const event: TelemetryEvent = {
      kind: 'remote',
      remote: remote.name,
      version: remote.version,
      outcome,
      duration: Math.round(milliseconds),
      reason: error && `${error.kind}${cause}`.slice(0, LONGEST),
    };
    if (this.taker) this.taker(event);
    else this.waiting.push(event);
  };

  /** Hands over what was reported so far, and everything from now on. */
  take(taker: (event: TelemetryEvent) => void): void {
    this.taker = taker;
    this.waiting.splice(0).forEach(taker);
  }
}
