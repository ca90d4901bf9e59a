import { isNativeError } from 'node:util/types';

/** The parts of an error that may be logged: enough to find its cause, without any input. */
export interface LoggableError {
  type: string;
  message: string;
  stack: string;
  /** Of the system, of a library, or of PostgreSQL. */
  errorCode?: string;
  /** The place in the database. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: LoggableError;
}

const MAX_CAUSE_DEPTH = 5;

/** Whether this is an error of PostgreSQL: those have a severity and a code of five characters. */
const isOfDatabase = (fields: Record<string, unknown>): boolean =>
  typeof fields['severity'] === 'string' && /^[0-9A-Z]{5}$/.test(String(fields['code']));

/** Whether this is a failed query: its text has `$1` in place of values. */
const isOfQuery = (fields: Record<string, unknown>): boolean =>
  typeof fields['query'] === 'string' && 'params' in fields;

/**
 * The message without input: messages of the database quote it ("invalid input syntax for type integer: …"), so they
 * are cut there.
 */
function messageOf(error: Error, fields: Record<string, unknown>): string {
  if (isOfDatabase(fields)) return error.message.replace(/["'\u201c\u00ab:][^]*$/u, '…');
  return isOfQuery(fields) ? `Failed query: ${String(fields['query'])}` : error.message;
}

/** The lines of a stack after the message, which the first lines repeat. */
const placesOf = (stack: string | undefined): string => /^ {4}at [^]*/m.exec(stack ?? '')?.[0] ?? '';

/**
 * An error without its parameters. The values of queries, PostgreSQL's `detail` and `where`, and answers of mail
 * servers and identity providers contain addresses, codes and tokens: only the fields named here are copied, through
 * all causes.
 */
export function loggable(error: unknown, depth = 0): LoggableError {
  // Some of Fastify's errors are errors only by their prototype.
  if (!isNativeError(error) && !(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  // Codes and names of tables are single words; input is not.
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
    ...(error.cause !== undefined && depth < MAX_CAUSE_DEPTH && { cause: loggable(error.cause, depth + 1) }),
  };
}

/** The same in one line, for people who start a program: the message and those of its causes. */
export function errorSummary(error: unknown): string {
  const { message, cause } = loggable(error);
  const causes: string[] = [];
  for (let one = cause; one; one = one.cause) causes.push(one.message);
  return [message, ...causes].join(': ');
}
