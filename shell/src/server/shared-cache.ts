import { VISITOR_GROUPS } from 'federation/discovery';
import type { FastifyRequest } from 'fastify';
import type { ChosenTheme } from './page-body';

/**
 * The data that a shared cache in front of this server sends about a visitor instead of cookies, and uses as its key.
 */
export interface SharedCacheRequest {
  readonly theme: ChosenTheme;
  /** The visitor's group; undefined until this server has asked for it. */
  readonly group: number | undefined;
  /** Whether the request has more personal data, so that the answer is personal. */
  readonly isPersonal: boolean;
}

/** Thrown when versions currently depend on the visitor, and the shared cache has to send the group. */
export class GroupNeeded extends Error {
  override readonly name = 'GroupNeeded';
}

/**
 * How many seconds a page may be cached, and then served while it is revalidated. Together with the half second in which
 * another server's change is noticed, and the time in which the page is then checked in the background, this stays below
 * five.
 */
export const SHARED = 'public, s-maxage=1, stale-while-revalidate=2';

/** The headers that pages in shared caches vary by. */
export const SHARED_VARY = 'Accept-Encoding, X-Site-Theme, X-Visitor-Group';

function groupOf(text: string | string[] | undefined): number | undefined {
  const group = typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : VISITOR_GROUPS;
  return group < VISITOR_GROUPS ? group : undefined;
}

/** The data that a shared cache sends with a request; undefined without a shared cache. */
export function sharedCacheOf({ headers }: FastifyRequest): SharedCacheRequest | undefined {
  const theme = headers['x-site-theme'];
  if (theme === undefined) return undefined;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    group: groupOf(headers['x-visitor-group']),
    isPersonal: headers.cookie !== undefined || headers.authorization !== undefined,
  };
}
