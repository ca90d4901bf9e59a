import { AsyncLocalStorage } from 'node:async_hooks';
import { headerOf, type Span } from 'http-edge';
import type { Pool, PoolClient } from 'pg';
import { endWith, statementSpan } from './statement-trace';

/** The request whose statements these are. */
interface AskingRequest {
  readonly id: string;
  /** The `traceparent` of its span, if it is recorded. */
  readonly traceparent: string | undefined;
  statements: number;
}

const current = new AsyncLocalStorage<AskingRequest>();

/** Runs work for a request, whose id and, if it is recorded, whose trace are added to each of its statements. */
export const forRequest = <T>({ id, span }: { readonly id: string; readonly span?: Span }, work: () => T): T =>
  current.run({ id, traceparent: span?.isRecording() ? headerOf(span) : undefined, statements: 0 }, work);

const BEGIN = '/*request_id=';
/** The characters of a request's id. No others may be in a statement. */
const PLAIN = /^[\w-]{8,64}$/;
/** The most statements of a request that get a span: an import makes thousands. */
const MAX_STATEMENTS = 200;

interface Statement {
  readonly text: string;
}

/** The text of a statement that gets a comment; undefined for one that has it, and for other arguments. */
function textOf(statement: unknown): string | undefined {
  const isPlain = typeof statement === 'object' && statement !== null && 'text' in statement;
  // A named statement is prepared once, for all requests.
  if (isPlain && 'name' in statement && Boolean(statement.name)) return undefined;
  const text = isPlain ? statement.text : statement;
  return typeof text === 'string' && !text.startsWith(BEGIN) ? text : undefined;
}

type Query = (statement: unknown, ...rest: readonly unknown[]) => unknown;

function comment(client: Pool | PoolClient, answeredWithin: number): void {
  const query = client.query.bind(client) as Query;
  client.query = ((statement: unknown, ...rest: readonly unknown[]) => {
    const request = current.getStore();
    const text = textOf(statement);
    if (!request || text === undefined || !PLAIN.test(request.id)) return query(statement, ...rest);
    const isTraced = request.traceparent !== undefined && request.statements++ < MAX_STATEMENTS;
    const span = isTraced ? statementSpan(request.traceparent, text) : undefined;
    const trace = span ? `,traceparent='${headerOf(span)}'` : '';
    const commented = `${BEGIN}'${request.id}'${trace}*/ ${text}`;
    const answer =
      typeof statement === 'string'
        ? query(commented, ...rest)
        : query({ ...(statement as Statement), text: commented, query_timeout: answeredWithin }, ...rest);
    if (span) endWith(span, answer);
    return answer;
  }) as never;
}

/**
 * Adds the request and its trace to each statement of a pool, in the form of sqlcommenter: at the beginning, where
 * PostgreSQL's log does not cut it.
 * @param answeredWithin milliseconds that a request waits for a lost answer
 */
export function commentRequests(pool: Pool, answeredWithin: number): void {
  // A query that waits for a connection gets it in the context of another request, so the pool adds the comment before.
  comment(pool, answeredWithin);
  pool.on('connect', (client) => comment(client, answeredWithin));
}
