/** The level of errors in the servers' logs, as pino numbers it. */
const ERROR = 50;

function fieldsOf(line: string): { readonly level?: unknown; readonly reqId?: unknown } {
  try {
    return Object(JSON.parse(line)) as object;
  } catch {
    // Not a line of the log: a server also writes to the person who started it.
    return {};
  }
}

/**
 * Whether a line of a server's log is about an error of work that no request asked for, such as a scheduled job. The
 * error of a request is checked by its answer: some are logged beside an answer that the contract allows.
 */
export function isErrorOfWork(line: string): boolean {
  const { level, reqId } = fieldsOf(line);
  return typeof level === 'number' && level >= ERROR && reqId === undefined;
}
