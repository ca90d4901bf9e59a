/**
 * Makes an object of another's entries. What comes out is typed by a mapped type over the content type that went in:
 * this is the one place where the compiler takes that from us, and the tests of `content-types.test.ts` hold it true.
 */
export function derive<Derived>(entries: Iterable<readonly [name: string, value: unknown]>): Derived {
  return Object.fromEntries(entries) as Derived;
}
