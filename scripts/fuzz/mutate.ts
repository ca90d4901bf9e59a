/** One change of a value: the value at one position is replaced, removed, wrapped, or gets a sibling. */
export interface Mutation {
  /** The position in the value; beyond the last one it wraps around. */
  readonly place: number;
  readonly way: 'replace' | 'drop' | 'wrap' | 'add';
  readonly value: unknown;
  readonly key: string;
}

type Path = readonly (string | number)[];

function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function at(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, place) => (String(place) === key ? at(item, rest, change) : item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] =>
    name === key ? [name, at(inner, rest, change)] : [name, inner],
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** A value with one change. */
export function mutate(value: unknown, { place, way, value: other, key }: Mutation): unknown {
  const all = places(value);
  const path = all[place % all.length] ?? [];
  return at(value, path, (old) => {
    switch (way) {
      case 'replace':
        return other;
      case 'drop':
        return path.length === 0 ? {} : undefined;
      case 'wrap':
        return place % 2 === 0 ? [old] : { [key || 'a']: old };
      case 'add':
        // `fromEntries` creates even `__proto__` as an ordinary property.
        return typeof old === 'object' && old !== null && !Array.isArray(old)
          ? Object.fromEntries([...Object.entries(old), [key, other]])
          : other;
    }
  });
}
