import { isDeepStrictEqual } from 'node:util';
import { newId } from '../identity';

interface Entry {
  readonly _id?: string | undefined;
}

/**
 * The entries of a list as they are stored, each with an id that no other has. One without an id keeps that of the same
 * entry before: clients that do not know the ids send none.
 *
 * @param before the entries that are stored at present
 * @param name the field that names an entry: one without an id that was changed keeps the id of the one with its name
 */
export function withIds<Of extends Entry>(
  entries: readonly Of[],
  before: readonly Entry[],
  now: Date,
  name?: keyof Of & string,
): (Of & { _id: string })[] {
  const sent = new Set(entries.flatMap(({ _id }) => _id ?? []));
  const free = before.filter(({ _id }) => _id !== undefined && !sent.has(_id));
  const take = (isTaken: (one: Entry) => boolean): string | undefined => {
    const at = free.findIndex(isTaken);
    return at < 0 ? undefined : free.splice(at, 1)[0]?._id;
  };
  const same = entries.map((given) => {
    const { _id, ...entry } = given;
    return _id ?? take(({ _id: _before, ...one }) => isDeepStrictEqual(one, entry));
  });
  const taken = new Set<string>();
  return entries.map((given, at) => {
    const known = same[at] ?? (name && take((one) => Reflect.get(one, name) === given[name]));
    const id = known === undefined || taken.has(known) ? newId(now) : known;
    taken.add(id);
    return { ...given, _id: id };
  });
}
