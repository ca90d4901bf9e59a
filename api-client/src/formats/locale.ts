/** The language and region of the site, in which numbers, days and sorted names are written. */
export const LOCALE = 'en-IN';
/** Creates a value at its first use: creating a formatter takes longer than the rest of rendering a card. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
