export interface StoredContentFile {
  url: string;
  /** In bytes. */
  size: number;
}

export interface Keys {
  /** The stored file of a `file:…` key. */
  file(key: string): StoredContentFile | undefined;
  /** The text of a `text:…` key. */
  text(key: string): string;
}

/**
 * A copy of a record with the address of the stored file for each `file:` key, and the text for each `text:` key. A
 * document (an object with `url` and `size`) gets the size of its file too.
 *
 * @throws Error when a key names a file that was not stored
 */
export function resolveKeys(value: unknown, keys: Keys): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('file:')) return stored(value, keys).url;
    return value.startsWith('text:') ? keys.text(value) : value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => resolveKeys(entry, keys));
  if (typeof value !== 'object' || value === null) return value;
  const resolved = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolveKeys(entry, keys)]));
  if ('size' in value && 'url' in value && typeof value.url === 'string' && value.url.startsWith('file:')) {
    resolved['size'] = stored(value.url, keys).size;
  }
  return resolved;
}

function stored(key: string, keys: Keys): StoredContentFile {
  const file = keys.file(key);
  if (!file) throw new Error(`The content names ${key}, but no such file was stored`);
  return file;
}
