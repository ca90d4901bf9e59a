type Item = Readonly<Record<string, unknown>>;
type List = readonly [names: readonly string[], rows: readonly (readonly unknown[])[], same: Item];

/** The only field of a compact list. An object that has this field alone is `{ [LIST]: [its value] }`. */
const LIST = '&';

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasListAlone = (value: Item): boolean => LIST in value && Object.keys(value).length === 1;
const mapFields = (item: Item, change: (value: unknown) => unknown): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, change(value)]));

/** Says the names that all items have once, and so the plain values that are equal in all of them. */
function compactList(items: readonly Item[]): Item {
  const [first = {}, ...others] = items;
  const shared = Object.keys(first).filter((name) => others.every((item) => name in item));
  const same = shared.filter(
    (name) => !(first[name] instanceof Object) && others.every((item) => item[name] === first[name]),
  );
  const names = shared.filter((name) => !same.includes(name));
  const rows = items.map((item) => {
    const rest = Object.entries(item).filter(([name]) => !shared.includes(name));
    return [
      ...names.map((name) => compact(item[name])),
      ...(rest.length > 0 ? [compact(Object.fromEntries(rest))] : []),
    ];
  });
  const list: List = [names, rows, Object.fromEntries(same.map((name) => [name, first[name]]))];
  return { [LIST]: list };
}

/**
 * Makes what is written as JSON shorter without losing anything: a list of objects says the names of their fields once,
 * and values that are equal in all of them.
 *
 * @returns what `expand` makes the value of again
 */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 1 && value.every(isItem) ? compactList(value) : value.map(compact);
  if (!isItem(value)) return value;
  return hasListAlone(value) ? { [LIST]: [compact(value[LIST])] } : mapFields(value, compact);
}

/** The value that `compact` was given. */
export function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (!isItem(value)) return value;
  if (!hasListAlone(value)) return mapFields(value, expand);
  const [names, rows, same] = value[LIST] as List | [unknown];
  if (!rows) return { [LIST]: expand(names) };
  return rows.map((row) => ({
    ...same,
    ...Object.fromEntries((names as List[0]).map((name, at) => [name, expand(row[at])])),
    ...(expand(row[(names as List[0]).length]) as Item | undefined),
  }));
}
