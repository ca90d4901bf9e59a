import type { SiteClient } from '../site/site-client';
import type { ValueCounts } from './quantile-shares';

/** The figures of one version of a front end, as reported by browsers and servers. */
export interface VersionFigures {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
  readonly failures: number;
  /** The last failure. */
  readonly failure: { readonly reason: string } | null;
  /** 75th percentiles. */
  readonly vitals: readonly { readonly name: string; readonly value: number; readonly samples: number }[];
  /** How many loads had each task completed; missing if the API is older. */
  readonly tasks?: readonly { readonly name: string; readonly count: number }[];
  /** How often each largest contentful paint was measured, in milliseconds, rounded by half a percent. */
  readonly lcp: ValueCounts;
}

/** Reads the figures of every version since a start time. */
export type ReadFigures = (since: Date) => Promise<readonly VersionFigures[]>;

/** The figures could not be read; the message names the address and the cause. */
export class FiguresUnavailable extends Error {
  override readonly name = 'FiguresUnavailable';
}

/** The timeout of an answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

const isFigures = (value: unknown): value is VersionFigures => {
  const one = value as Partial<VersionFigures> | null;
  return (
    typeof one?.remote === 'string' &&
    typeof one.loads === 'number' &&
    Array.isArray(one.vitals) &&
    Array.isArray(one.lcp)
  );
};

/**
 * Reads the figures directly from an API server, which sends them only to callers that reach it without the site's
 * gateway.
 */
export const figuresFrom = (api: string): ReadFigures =>
  readingFigures(new URL('/version-reports', api).href, 'Name the API server with --api.', async (since) => {
    const address = new URL(`/version-reports?since=${since.toISOString()}`, api).href;
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return answer;
  });

/** Reads the figures of a team's front ends through the address of the site. */
export const figuresThrough = (site: SiteClient): ReadFigures =>
  readingFigures(site.site.origin, '', (since) => site.call('figures', { query: { since: since.toISOString() } }));

function readingFigures(address: string, remedy: string, ask: (since: Date) => Promise<Response>): ReadFigures {
  return async (since) => {
    try {
      const answer = await ask(since);
      const { versions } = (await answer.json()) as { readonly versions?: unknown };
      if (!Array.isArray(versions) || !versions.every(isFigures))
        throw new Error('that is not an API server of this site');
      return versions;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new FiguresUnavailable(
        `${address} does not say how the versions fare: ${why.replace(/\.$/, '')}. ${remedy}`.trim(),
        { cause: error },
      );
    }
  };
}
