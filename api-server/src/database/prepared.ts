import type { Database } from './database';

/**
 * Composes a statement once for each database: for a short query that takes as long as its answer. The statement has to
 * be prepared without a name, because behind a pooler one connection does not know the named statements of another.
 *
 * @param compose ends with `.prepare('')`
 */
export function prepared<Statement>(compose: (db: Database) => Statement): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = known.get(db) ?? compose(db);
    known.set(db, statement);
    return statement;
  };
}
