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
export function figuresFrom(api: string): ReadFigures {
  return async (since) => {
    const address = new URL(`/version-reports?since=${since.toISOString()}`, api).href;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
      const { versions } = (await answer.json()) as { readonly versions?: unknown };
      if (!Array.isArray(versions) || !versions.every(isFigures)) throw new Error('that is no API server of this site');
      return versions;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new FiguresUnavailable(
        `${address} does not say how the versions fare: ${why}. Name the API server with --api.`,
        { cause: error },
      );
    }
  };
}
