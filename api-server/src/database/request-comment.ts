import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

const current = new AsyncLocalStorage<string>();

/** Runs work for a request, whose id is added to each of its statements. */
export const forRequest = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

const BEGIN = '/*request_id=';
/** The characters of a request's id. No others may be in a statement. */
const PLAIN = /^[\w-]{8,64}$/;

/**
 * A statement with its request as a comment at the beginning, where PostgreSQL's log does not cut it; others stay as
 * they are.
 */
function commented(statement: unknown, answeredWithin: number): unknown {
  const requestId = current.getStore();
  if (requestId === undefined || !PLAIN.test(requestId)) return statement;
  if (typeof statement === 'string') {
    return statement.startsWith(BEGIN) ? statement : `${BEGIN}'${requestId}'*/ ${statement}`;
  }
  const isPlain = typeof statement === 'object' && statement !== null && 'text' in statement;
  // A named statement is prepared once, for all requests.
  if (!isPlain || ('name' in statement && Boolean(statement.name))) return statement;
  return { ...statement, text: commented(statement.text, answeredWithin), query_timeout: answeredWithin };
}

type Query = (statement: unknown, ...rest: readonly unknown[]) => unknown;

function comment(client: Pool | PoolClient, answeredWithin: number): void {
  const query = client.query.bind(client) as Query;
  client.query = ((statement: unknown, ...rest: readonly unknown[]) =>
    query(commented(statement, answeredWithin), ...rest)) as never;
}

/**
 * Adds the request to each statement of a pool, in the form of sqlcommenter.
 * @param answeredWithin milliseconds that a request waits for a lost answer
 */
export function commentRequests(pool: Pool, answeredWithin: number): void {
  // A query that waits for a connection gets it in the context of another request, so the pool adds the comment before.
  comment(pool, answeredWithin);
  pool.on('connect', (client) => comment(client, answeredWithin));
}
