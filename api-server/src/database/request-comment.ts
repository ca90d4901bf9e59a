import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

const current = new AsyncLocalStorage<string>();

/** Does something for a request: each statement that it asks of a PostgreSQL server says so. */
export const forRequest = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

const BEGIN = '/*request_id=';
/** What a request's id is made of. Nothing else may stand in a statement. */
const PLAIN = /^[\w-]{8,64}$/;

/** A statement with the request that it is for in front, where PostgreSQL cuts nothing off; any other as it is. */
function commented(statement: unknown, answeredWithin: number): unknown {
  const requestId = current.getStore();
  if (requestId === undefined || !PLAIN.test(requestId)) return statement;
  if (typeof statement === 'string') {
    return statement.startsWith(BEGIN) ? statement : `${BEGIN}'${requestId}'*/ ${statement}`;
  }
  const isPlain = typeof statement === 'object' && statement !== null && 'text' in statement;
  // One with a name is prepared once, for every request that asks it.
  if (!isPlain || ('name' in statement && statement.name !== undefined)) return statement;
  return { ...statement, text: commented(statement.text, answeredWithin), query_timeout: answeredWithin };
}

type Query = (statement: unknown, ...rest: readonly unknown[]) => unknown;

function comment(asked: Pool | PoolClient, answeredWithin: number): void {
  const query = asked.query.bind(asked) as Query;
  asked.query = ((statement: unknown, ...rest: readonly unknown[]) =>
    query(commented(statement, answeredWithin), ...rest)) as never;
}

/**
 * Has each statement of a pool say which request it is for, in the form of sqlcommenter.
 * @param answeredWithin a request does not wait longer for an answer that got lost, in milliseconds
 */
export function commentRequests(pool: Pool, answeredWithin: number): void {
  // What waits for a connection gets it from another request, so the pool is told before.
  comment(pool, answeredWithin);
  pool.on('connect', (client) => comment(client, answeredWithin));
}
