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
 */
export function withIds<Of extends Entry>(
  entries: readonly Of[],
  before: readonly Entry[],
  now: Date,
): (Of & { _id: string })[] {
  const sent = new Set(entries.flatMap(({ _id }) => _id ?? []));
  const free = before.filter(({ _id }) => _id !== undefined && !sent.has(_id));
  const takeSame = (entry: object): string | undefined => {
    const at = free.findIndex(({ _id, ...one }) => isDeepStrictEqual(one, entry));
    return at < 0 ? undefined : free.splice(at, 1)[0]?._id;
  };
  const taken = new Set<string>();
  return entries.map((given) => {
    const { _id, ...entry } = given;
    const known = _id ?? takeSame(entry);
    const id = known === undefined || taken.has(known) ? newId(now) : known;
    taken.add(id);
    return { ...given, _id: id };
  });
}
