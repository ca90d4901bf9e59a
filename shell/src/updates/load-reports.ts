import type { LiveRemote, RemoteLoadError } from 'federation/browser';
import type { TelemetryEvent } from 'api-client';
import { sendEvents } from './send-events';

/** The longest reason that the API keeps. */
const LONGEST = 300;

/** A reason on one line, no longer than the API keeps. */
const lineOf = (reason: string): string => reason.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);

const causeOf = (cause: unknown): string => {
  if (!cause) return '';
  return `: ${cause instanceof Error ? cause.message : String(cause)}`;
};

/** What went wrong with something that had loaded. */
export type ErrorSort = 'page' | 'slot' | 'hydration' | 'unhandled';

/** A front end by its name and the version that the page has. */
export type RunningVersion = Pick<LiveRemote, 'name' | 'version'>;

/** Takes reports, and lets go of some that are not sent yet. */
export interface ReportTaker {
  readonly add: (event: TelemetryEvent) => void;
  readonly drop: (isDropped: (event: TelemetryEvent) => boolean) => void;
}

/** Whose code an error was thrown in, by the addresses in its stack; the shell's only where there is no other. */
function throwerOf(running: readonly RunningVersion[], stack: string): RunningVersion | undefined {
  const throwers = [...stack.matchAll(/\/r\/([a-z0-9-]+)\/([^/\s]+)\//g)].flatMap(([, name, version]) =>
    running.filter((one) => one.name === name && one.version === version),
  );
  return throwers.find(({ name }) => name !== 'shell') ?? throwers[0];
}

/**
 * Tells at once what of a front end could not be loaded or shown, and remembers what could until somebody takes it.
 *
 * A document says of a version that it was loaded, once, or that it failed: what fails before anybody was told takes
 * "loaded" back, so that a version which fails for everybody has no loads but failed ones.
 */
export class LoadReports {
  private readonly waiting: TelemetryEvent[] = [];
  private readonly failed = new Set<string>();
  /** What was told of this document. */
  private readonly told = new Set<string>();
  private taker: ReportTaker | undefined;

  constructor() {
    // Who goes on at once leaves the page before anybody has taken its reports.
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

  /** What had loaded has stopped with an error, or left one; each is told of once. */
  readonly reportError = (running: RunningVersion, sort: ErrorSort, error: unknown): void => {
    const reason = lineOf(`${sort}${causeOf(error)}`);
    if (this.isNew(`${running.name} ${reason}`)) this.add(running, 'failed', 0, reason);
  };

  /** Tells from now on of errors that nobody catches, by the front end whose code threw them. */
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
    const isNew = !this.told.has(what);
    this.told.add(what);
    return isNew;
  }

  private add(
    { name, version }: RunningVersion,
    outcome: 'loaded' | 'recovered' | 'failed',
    milliseconds: number,
    reason?: string,
  ): void {
    const event: TelemetryEvent = {
      ...{ kind: 'remote', remote: name, version, outcome },
      ...{ duration: Math.round(milliseconds), reason: reason && lineOf(reason) },
    };
    if (outcome === 'failed') this.takeBack(name);
    // What has failed may be left for another version in this very moment, and a busy page is not asked before it goes.
    if (outcome === 'failed' && navigator.onLine) sendEvents([event]);
    else if (this.taker) this.taker.add(event);
    else this.waiting.push(event);
  }

  private takeBack(name: string): void {
    const isTakenBack = (event: TelemetryEvent): boolean =>
      event.kind === 'remote' && event.remote === name && event.outcome !== 'failed';
    this.waiting.splice(0, Infinity, ...this.waiting.filter((event) => !isTakenBack(event)));
    this.taker?.drop(isTakenBack);
  }

  /** Hands over what was reported so far, and everything from now on. */
  take(taker: ReportTaker): void {
    this.taker = taker;
    this.waiting.splice(0).forEach(taker.add);
  }
}
