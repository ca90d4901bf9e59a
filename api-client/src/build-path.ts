type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * The path of a call below the prefix, with its query.
 *
 * `:name` parts are replaced by the encoded parameter. `undefined`, `null` and empty lists are left out of the query;
 * several values repeat the name.
 *
 * @throws for a missing or empty parameter, which is a programming error
 */
export function buildPath(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, string | number>(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given.get(name);
    if (value === undefined || value === '') throw new TypeError(`"${path}" needs the parameter "${name}"`);
    // Every HTTP client would resolve a segment of only dots as "here" or "one up".
    return encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, QueryValue][]) {
    if (value === undefined || value === null) continue;
    for (const single of Array.isArray(value) ? value : [value]) search.append(name, String(single));
  }
  const written = search.toString();
  return written === '' ? filled : `${filled}?${written}`;
}
