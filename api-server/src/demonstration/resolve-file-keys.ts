/** What became of a file when it was stored. */
export interface StoredFile {
  url: string;
  /** In bytes. */
  size: number;
}

/**
 * A copy of a record with the address of the stored file in the place of each file key.
 * A document (an object with `url` and `size`) gets the size of its file too.
 * Throws when a key names a file that was not stored.
 */
export function resolveFileKeys<T>(value: T, find: (key: string) => StoredFile | undefined): T;
export function resolveFileKeys(value: unknown, find: (key: string) => StoredFile | undefined): unknown {
  if (typeof value === 'string') return value.startsWith('file:') ? stored(value, find).url : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => resolveFileKeys(entry, find));
  if (typeof value !== 'object' || value === null) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, resolveFileKeys(entry, find)]),
  );
  if ('size' in value && 'url' in value && typeof value.url === 'string' && value.url.startsWith('file:')) {
    resolved.size = stored(value.url, find).size;
  }
  return resolved;
}

function stored(key: string, find: (key: string) => StoredFile | undefined): StoredFile {
  const file = find(key);
  if (!file) throw new Error(`The demonstration content names ${key}, but no such file was stored`);
  return file;
}
