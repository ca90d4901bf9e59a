import { isNativeError } from 'node:util/types';

/** What may be written of an error: enough to find its cause, nothing of what somebody sent. */
export interface LoggableError {
  type: string;
  message: string;
  stack: string;
  /** Of the system, of a library, or PostgreSQL's own. */
  errorCode?: string;
  /** Where in the database it arose. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: LoggableError;
}

const DEEPEST_CAUSE = 5;

/** Whether an error is PostgreSQL's own: those carry a severity and a code of five characters. */
const isOfDatabase = (fields: Record<string, unknown>): boolean =>
  typeof fields['severity'] === 'string' && /^[0-9A-Z]{5}$/.test(String(fields['code']));

/** A query as it was written, with `$1` in the place of what was sent. */
const isOfQuery = (fields: Record<string, unknown>): boolean =>
  typeof fields['query'] === 'string' && 'params' in fields;

/** Messages of the database quote what was sent ("invalid input syntax for type integer: …"): what it names stays. */
function messageOf(error: Error, fields: Record<string, unknown>): string {
  if (isOfDatabase(fields)) return error.message.replace(/["'\u201c\u00ab:][^]*$/u, '…');
  return isOfQuery(fields) ? `Failed query: ${String(fields['query'])}` : error.message;
}

/** The lines that say where; the first ones repeat the message. */
const placesOf = (stack: string | undefined): string => /^ {4}at [^]*/m.exec(stack ?? '')?.[0] ?? '';

/**
 * An error without its parameters. A query's values, PostgreSQL's `detail` and `where`, and what mail servers and
 * identity providers answer hold addresses, codes and tokens: only what is named here is taken along, through all causes.
 */
export function loggable(error: unknown, depth = 0): LoggableError {
  // Fastify's own are errors by their prototype alone.
  if (!isNativeError(error) && !(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  // A word, as codes and names of tables are: never something that was sent.
  const word = (name: string, value: unknown) =>
    typeof value === 'string' && /^[\w.-]{1,100}$/.test(value) ? { [name]: value } : {};
  return {
    type: error.name,
    message: messageOf(error, fields),
    stack: placesOf(error.stack),
    ...word('errorCode', fields['code']),
    ...word('table', fields['table']),
    ...word('column', fields['column']),
    ...word('constraint', fields['constraint']),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggable(error.cause, depth + 1) }),
  };
}

/** The same in one line, for people who started a program: the message and those of its causes. */
export function inOneLine(error: unknown): string {
  const { message, cause } = loggable(error);
  const causes: string[] = [];
  for (let one = cause; one; one = one.cause) causes.push(one.message);
  return [message, ...causes].join(': ');
}
