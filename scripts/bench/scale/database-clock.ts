import { PGlite } from '@electric-sql/pglite';

let spent = 0;
const exec = Reflect.get(PGlite.prototype, 'execProtocolRawSync') as PGlite['execProtocolRawSync'];

// The embedded engine runs one statement at a time and blocks meanwhile: the time in this call is the time the
// database works, without the waiting of statements for each other.
PGlite.prototype.execProtocolRawSync = function timed(this: PGlite, message) {
  const start = performance.now();
  try {
    return exec.call(this, message);
  } finally {
    spent += performance.now() - start;
  }
};

/** Milliseconds that the embedded database has worked since this was last asked. */
export function databaseTime(): number {
  const since = spent;
  spent = 0;
  return since;
}
