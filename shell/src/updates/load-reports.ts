import type { LiveRemote, RemoteLoadError } from 'federation/browser';
import type { TelemetryEvent } from 'api-client';
import { sendEvents } from './send-events';

/** The most of a reason and of a stack that is sent: the API stores a line of it, and the places. */
const MAX_LENGTH = 10_000;

const causeOf = (cause: unknown): string => {
  if (!cause) return '';
  return `: ${cause instanceof Error ? cause.message : String(cause)}`;
};

export type ErrorSort = 'page' | 'slot' | 'hydration' | 'unhandled';

/** A front end by its name and the version on the page. */
export type RunningVersion = Pick<LiveRemote, 'name' | 'version'>;

/** Accepts reports, and can drop some that are not sent yet. */
export interface ReportReceiver {
  readonly add: (event: TelemetryEvent) => void;
  readonly drop: (isDropped: (event: TelemetryEvent) => boolean) => void;
}

/** The front end whose code threw an error, by the addresses in its stack; the shell only if no other is in it. */
function throwerOf(running: readonly RunningVersion[], stack: string): RunningVersion | undefined {
  const throwers = [...stack.matchAll(/\/r\/([a-z0-9-]+)\/([^/\s]+)\//g)].flatMap(([, name, version]) =>
    running.filter((one) => one.name === name && one.version === version),
  );
  return throwers.find(({ name }) => name !== 'shell') ?? throwers[0];
}

/**
 * Reports at once when a part of a front end could not be loaded or shown, and buffers successful loads until a
 * receiver is set.
 *
 * A document reports a version once, as loaded or as failed: a failure before sending replaces "loaded", so that a
 * version which fails for every visitor has only failed loads.
 */
export class LoadReports {
  private readonly waiting: TelemetryEvent[] = [];
  private readonly failed = new Set<string>();
  private readonly reported = new Set<string>();
  private receiver: ReportReceiver | undefined;

  constructor() {
    // A visitor may leave the page before a receiver is set.
    addEventListener('pagehide', () => sendEvents(this.waiting));
  }

  readonly report = (remote: RunningVersion, milliseconds: number, error?: RemoteLoadError): void => {
    if (error) {
      this.failed.add(remote.name);
      return this.add(remote, 'failed', milliseconds, `${error.kind}${causeOf(error.cause)}`);
    }
    if (this.failed.delete(remote.name)) return this.add(remote, 'recovered', milliseconds);
    if (this.isNew(remote.name)) this.add(remote, 'loaded', milliseconds);
  };

  /** Reports an error of code that had loaded, once per error. */
  readonly reportError = (running: RunningVersion, sort: ErrorSort, error: unknown): void => {
    const reason = `${sort}${causeOf(error)}`;
    if (this.isNew(`${running.name} ${reason}`))
      this.add(running, 'failed', 0, reason, (Object(error) as Partial<Error>).stack);
  };

  /** Starts reporting unhandled errors, by the front end whose code threw them. */
  watchUnhandled(running: readonly RunningVersion[]): void {
    const notice = (error: unknown, address = ''): void => {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const thrower = throwerOf(running, `${stack} ${address}`);
      if (thrower) this.reportError(thrower, 'unhandled', error);
    };
    addEventListener('error', ({ error, message, filename }) => notice(error ?? message, filename));
    addEventListener('unhandledrejection', ({ reason }) => notice(reason));
  }

  private isNew(what: string): boolean {
    const isNew = !this.reported.has(what);
    this.reported.add(what);
    return isNew;
  }

  private add(
    { name, version }: RunningVersion,
    outcome: 'loaded' | 'recovered' | 'failed',
    milliseconds: number,
    reason?: string,
    stack?: string,
  ): void {
    const event: TelemetryEvent = {
      ...{ kind: 'remote', remote: name, version, outcome },
      ...{
        duration: Math.round(milliseconds),
        reason: reason?.slice(0, MAX_LENGTH),
        stack: stack && String(stack).slice(0, MAX_LENGTH),
      },
    };
    if (outcome === 'failed') this.takeBack(name);
    // Sent at once: after a failure the page may be replaced immediately by one with another version, without time for
    // a later report.
    if (outcome === 'failed' && navigator.onLine) sendEvents([event]);
    else if (this.receiver) this.receiver.add(event);
    else this.waiting.push(event);
  }

  private takeBack(name: string): void {
    const isTakenBack = (event: TelemetryEvent): boolean =>
      event.kind === 'remote' && event.remote === name && event.outcome !== 'failed';
    this.waiting.splice(0, Infinity, ...this.waiting.filter((event) => !isTakenBack(event)));
    this.receiver?.drop(isTakenBack);
  }

  /** Hands over the buffered reports, and all later ones. */
  take(receiver: ReportReceiver): void {
    this.receiver = receiver;
    this.waiting.splice(0).forEach(receiver.add);
  }
}
