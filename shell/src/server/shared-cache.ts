import { VISITOR_GROUPS } from 'federation/discovery';
import type { FastifyRequest } from 'fastify';
import type { ChosenTheme } from './page-body';

/** What a shared cache in front of this server says of a visitor in place of the cookies, and keeps pages by. */
export interface SharedCacheRequest {
  readonly theme: ChosenTheme;
  /** The visitor's group; undefined until this server has said that it needs one. */
  readonly group: number | undefined;
  /** Whether more was sent of the visitor, so that the answer is his own. */
  readonly isPersonal: boolean;
}

/** Versions depend on the visitor now, and the shared cache has to say of which group he is. */
export class GroupNeeded extends Error {
  override readonly name = 'GroupNeeded';
}

/**
 * For how many seconds a page may be kept, and then be given while it is asked for again. Together with the second in
 * which another server's change is noticed this stays below five.
 */
export const SHARED = 'public, s-maxage=1, stale-while-revalidate=2';

/** What pages that are kept for everybody differ by. */
export const SHARED_VARY = 'Accept-Encoding, X-Site-Theme, X-Visitor-Group';

function groupOf(text: string | string[] | undefined): number | undefined {
  const group = typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : VISITOR_GROUPS;
  return group < VISITOR_GROUPS ? group : undefined;
}

/** What a shared cache says with a request; undefined where none has passed it on. */
export function sharedCacheOf({ headers }: FastifyRequest): SharedCacheRequest | undefined {
  const theme = headers['x-site-theme'];
  if (theme === undefined) return undefined;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    group: groupOf(headers['x-visitor-group']),
    isPersonal: headers.cookie !== undefined || headers.authorization !== undefined,
  };
}
