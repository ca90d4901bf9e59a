import type { LiveRemote, RemoteLoadError, ReportLoad } from 'federation/browser';
import type { TelemetryEvent } from 'api-client';
import { sendEvents } from './send-events';

/** The longest reason that the API takes. */
const LONGEST = 300;

/** A reason on one line, no longer than the API takes. */
const lineOf = (reason: string): string => reason.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);

const messageOf = (cause: unknown): string => (cause instanceof Error ? `: ${cause.message}` : '');

/** Tells at once what of remotes could not be loaded or shown, and remembers what could until somebody takes it. */
export class LoadReports {
  private readonly waiting: TelemetryEvent[] = [];
  private readonly failed = new Set<string>();
  private taker: ((event: TelemetryEvent) => void) | undefined;

  constructor() {
    // Who goes on at once leaves the page before anybody has taken its reports.
    addEventListener('pagehide', () => sendEvents(this.waiting));
  }

  readonly report: ReportLoad = (remote: LiveRemote, milliseconds: number, error?: RemoteLoadError) => {
    const outcome = error ? 'failed' : this.failed.delete(remote.name) ? 'recovered' : 'loaded';
    if (error) this.failed.add(remote.name);
    this.add(remote, outcome, milliseconds, error && `${error.kind}${messageOf(error.cause)}`);
  };

  /** A page of a remote that was loaded has stopped with an error, in its loader or while it was rendered. */
  readonly reportPageError = (remote: LiveRemote, error: unknown): void =>
    this.add(remote, 'failed', 0, `page${messageOf(error)}`);

  private add(
    { name, version }: LiveRemote,
    outcome: 'loaded' | 'recovered' | 'failed',
    milliseconds: number,
    reason: string | undefined,
  ): void {
    const event: TelemetryEvent = {
      ...{ kind: 'remote', remote: name, version, outcome },
      ...{ duration: Math.round(milliseconds), reason: reason && lineOf(reason) },
    };
    // What has failed may be left for another version in this very moment, and a busy page is not asked before it goes.
    if (outcome === 'failed' && navigator.onLine) sendEvents([event]);
    else if (this.taker) this.taker(event);
    else this.waiting.push(event);
  }

  /** Hands over what was reported so far, and everything from now on. */
  take(taker: (event: TelemetryEvent) => void): void {
    this.taker = taker;
    this.waiting.splice(0).forEach(taker);
  }
}
