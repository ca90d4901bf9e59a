import { PGlite } from '@electric-sql/pglite';

let spent = 0;
const exec = Reflect.get(PGlite.prototype, 'execProtocolRawSync') as PGlite['execProtocolRawSync'];

// The embedded engine runs one statement at a time and blocks meanwhile: the time in this call is the working time of
// the database, without the time that statements wait for each other.
PGlite.prototype.execProtocolRawSync = function timed(this: PGlite, message) {
  const start = performance.now();
  try {
    return exec.call(this, message);
  } finally {
    spent += performance.now() - start;
  }
};

/** The working time of the embedded database since the last call, in milliseconds. */
export function databaseTime(): number {
  const since = spent;
  spent = 0;
  return since;
}
