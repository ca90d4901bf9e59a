import { childSpan, markFailed, type Span } from 'http-edge';

/** The first table of a statement. The names of tables are quoted, and values are parameters. */
const TABLE = /\b(?:from|into|update|join)\s+"(\w+)"/i;

/** Starts the span of a statement: its operation and its table, without its text. */
export function statementSpan(parent: string | undefined, text: string): Span | undefined {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return childSpan(
    parent,
    table === undefined ? operation : `${operation} ${table}`,
    {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
    'client',
  );
}

/** Ends a span with the answer to its statement. */
export function endWith(span: Span, answer: unknown): void {
  Promise.resolve(answer).then(
    () => span.end(),
    () => {
      markFailed(span);
      span.end();
    },
  );
}
