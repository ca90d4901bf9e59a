/**
 * Builds an object from the entries of another. A mapped type over the content type gives the result its type: this is
 * the only place where the compiler cannot check that, so `content-types.test.ts` does.
 */
export function derive<Derived>(entries: Iterable<readonly [name: string, value: unknown]>): Derived {
  return Object.fromEntries(entries) as Derived;
}
