const LOG_INTERVAL = 60_000;
/** More kinds than a server has; a bound for memory. */
const MAX_KINDS = 200;

const loggedAt = new Map<string, number>();

/** The error that the others were thrown for. */
function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** A code such as ECONNREFUSED, or the name of the error. */
const causeOf = (root: unknown): string => codeOf(root) ?? (root instanceof Error ? root.name : typeof root);

/** Errors of one kind have the same code, or without one come from the same line. */
function kindOf(root: unknown): string {
  const line = root instanceof Error ? /\n +at [^\n]+/.exec(root.stack ?? '')?.[0] : undefined;
  return codeOf(root) ?? `${causeOf(root)}${line ?? ''}`;
}

/**
 * The fields of a log line about an error: the whole error once a minute for each kind, so that an outage does not fill the
 * disk with the same stack, and otherwise only the cause.
 */
export function errorInLog(error: unknown): { readonly err: unknown } | { readonly cause: string } {
  const root = rootOf(error);
  const kind = kindOf(root);
  const now = Date.now();
  if (now - (loggedAt.get(kind) ?? -Infinity) < LOG_INTERVAL) return { cause: causeOf(root) };
  if (loggedAt.size >= MAX_KINDS) loggedAt.clear();
  loggedAt.set(kind, now);
  return { err: error };
}
