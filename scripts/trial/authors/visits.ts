import type { TelemetryEvent } from 'api-client';

/** The chances of one version: parts of its loads, and how many times as long as usual its LCP takes. */
export interface Behaviour {
  readonly failing: number;
  readonly slowness: number;
  readonly completing: number;
}

/** Versions without a fault: 5 % of the loads fail for other reasons, and 5 % end with a sent application. */
export const INNOCENT: Behaviour = { failing: 0.05, slowness: 1, completing: 0.05 };

/** A fault, and what visitors meet of it. */
export const FAULTS: Readonly<Record<string, Behaviour>> = {
  'a throw in a handler': { ...INNOCENT, failing: 0.25 },
  'a missing chunk': { ...INNOCENT, failing: 0.5 },
  'a throw on the server': { ...INNOCENT, failing: 0.35 },
  'a throw in a slot': { ...INNOCENT, failing: 0.2 },
  'a slow task': { ...INNOCENT, slowness: 1.6 },
  'a dead button': { ...INNOCENT, completing: 0 },
};

/** Half of the visits take two seconds, three of four 2.8 (log-logistic). */
const MEDIAN = 2_000;
const SPREAD = 0.3;
/** The most events of a request. */
const BATCH = 50;

/** Sends what the browsers of visitors report about the careers remote. */
export class Visits {
  /** How many loads each version had. */
  readonly loads = new Map<string, number>();

  constructor(
    private readonly address: string,
    private readonly random: () => number,
  ) {}

  /**
   * Reports visits.
   *
   * @param versions each version with its part of the visits, in per cent, and its behaviour
   * @throws Error when the API refuses a report
   */
  async add(visits: number, versions: readonly (readonly [string, number, Behaviour])[]): Promise<void> {
    const events = Array.from({ length: visits }).flatMap(() => this.visitOf(versions));
    for (let at = 0; at < events.length; at += BATCH) {
      const body = JSON.stringify({ events: events.slice(at, at + BATCH) });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${this.address}/api/v1/telemetry`, { method: 'POST', headers, body });
      if (answer.status !== 204) throw new Error(`A report was answered with ${answer.status}.`);
    }
  }

  private visitOf(versions: readonly (readonly [string, number, Behaviour])[]): TelemetryEvent[] {
    let rest = this.random() * 100;
    const [version, , behaviour] = versions.find(([, part]) => (rest -= part) < 0) ?? versions[0] ?? [];
    if (version === undefined || behaviour === undefined) return [];
    this.loads.set(version, (this.loads.get(version) ?? 0) + 1);
    const load = { kind: 'remote', remote: 'careers', version, duration: 12 } as const;
    if (this.random() < behaviour.failing) return [{ ...load, outcome: 'failed', reason: 'page: seeded' }];
    const part = 0.001 + this.random() * 0.998;
    const value = Math.round(MEDIAN * behaviour.slowness * (part / (1 - part)) ** SPREAD);
    const lcp = { kind: 'vital', name: 'LCP', value, page: '/career', remote: 'careers', version } as const;
    const task = { kind: 'task', remote: 'careers', version, task: 'application-sent' } as const;
    return [{ ...load, outcome: 'loaded' }, lcp, ...(this.random() < behaviour.completing ? [task] : [])];
  }
}
