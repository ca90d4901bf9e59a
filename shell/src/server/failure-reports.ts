import type { TelemetryEvent } from 'api-client';

/** How long reports are collected before they are sent, in milliseconds. */
const PAUSE = 5_000;
/** How many reports are sent at once: the API accepts 64 kB. */
const AT_ONCE = 40;
/** The longest reason that is sent. */
const MAX_REASON = 300;
/** The maximum number of reports per pause: the API's limit for one caller. */
const MAX_REPORTS = 450;
const ANSWER_TIMEOUT = 2_000;

/** A published version that failed on the server, and its error. */
export interface ServerFailure {
  readonly remote: string;
  readonly version: string;
  readonly cause: string;
  /** The places of the error in published scripts: `/r/careers/1.0.0-ab12cd34/server/index.js:10:5`. */
  readonly places: readonly string[];
}

/** Reports to the API at intervals which versions failed on the server; browsers report their own failures. */
export class FailureReports {
  private waiting: TelemetryEvent[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param api the API server's origin */
  constructor(private readonly api: string) {}

  readonly add = ({ remote, version, cause, places }: ServerFailure): void => {
    if (this.waiting.length >= MAX_REPORTS) return;
    const event = { kind: 'remote', remote, version, outcome: 'failed', duration: 0 } as const;
    this.waiting.push({ ...event, reason: `server: ${cause}`.slice(0, MAX_REASON), stack: places.join('\n') });
    this.timer ??= setTimeout(() => void this.send(), PAUSE).unref();
  };

  /** Sends the pending reports; reports that the API refuses are dropped, because the log has them. */
  async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waiting.splice(0);
    while (waiting.length > 0) await this.post(waiting.splice(0, AT_ONCE));
  }

  private async post(events: readonly TelemetryEvent[]): Promise<void> {
    await fetch(`${this.api}/api/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    }).catch(() => undefined);
  }
}
