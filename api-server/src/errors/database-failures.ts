import { hasCode } from 'delivery/error-code';
import { ApiFailure, unavailable } from './failures';

/** PostgreSQL's and the system's codes for a full disk. */
const FULL = ['53100', 'ENOSPC'];
/**
 * PostgreSQL's codes for a server that ends, starts or is out of connections, PgBouncer's for a pooler that is full or
 * has lost its server, and the system's for a server that has ended.
 */
const AWAY = [
  ...['08000', '08001', '08003', '08006', '08P01', '57P01', '57P02', '57P03', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
];
/** PostgreSQL's codes for a statement, a lock or a transaction that timed out, and for a deadlock. */
const TOO_LONG = ['57014', '55P03', '25P03', '40P01'];
/** Messages of PostgreSQL's client without a code. */
const AWAY_SAID =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The database's own error, which a failed query has as its cause. */
function ofDatabase(error: unknown): unknown {
  const isQuery = error instanceof Error && 'query' in error && 'params' in error;
  return isQuery ? error.cause : error;
}

/** Whether another server may answer the failed query: not if it timed out, or if the caller caused the failure. */
export const mayAnswerElsewhere = (error: unknown): boolean =>
  !(error instanceof ApiFailure) && !hasCode(ofDatabase(error), '57014');

/** The answer when the database is full or unavailable, which is not the caller's fault. Undefined for other errors. */
export function databaseFailure(error: unknown): ApiFailure | undefined {
  const cause = ofDatabase(error);
  if (hasCode(cause, ...FULL)) {
    return unavailable('The site has no space left to store this, and nothing was changed. Try again later.', error);
  }
  if (hasCode(cause, ...TOO_LONG)) {
    return unavailable('This took too long, and nothing was changed. Try again in a moment.', error);
  }
  const isAway = hasCode(cause, ...AWAY) || (cause instanceof Error && AWAY_SAID.test(cause.message));
  const isUnconnected = cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';
  if (isAway || isUnconnected) return unavailable('The database cannot be reached. Try again in a moment.', error);
  return undefined;
}
