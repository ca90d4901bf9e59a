import type { MenuEntry, MenuPlaces } from 'api-client';
import { withIds } from '../../content/part-ids';

type Entry = Pick<MenuEntry, '_id' | 'id' | 'label' | 'path'>;

/** The id of an entry before: a contributed one has the same `id`, one of the owner's the same label or else address. */
function idBefore({ _id, id, label, path }: Entry, before: readonly Entry[]): string | undefined {
  if (_id !== undefined) return _id;
  const own = before.filter((one) => one.id === id);
  const same =
    id === undefined ? (own.find((one) => one.label === label) ?? own.find((one) => one.path === path)) : own[0];
  return same?._id;
}

const identified = <Of extends Entry>(entries: readonly Of[], before: readonly Entry[], now: Date) =>
  withIds(
    entries.map((entry) => ({ ...entry, _id: idBefore(entry, before) })),
    [],
    now,
  );

function placeWithIds(entries: readonly MenuEntry[], before: readonly MenuEntry[], now: Date): MenuEntry[] {
  return identified(entries, before, now).map((entry) => {
    const below = before.find(({ _id }) => _id === entry._id)?.entries ?? [];
    return entry.entries ? { ...entry, entries: identified(entry.entries, below, now) } : entry;
  });
}

type Places = { readonly [Place in keyof MenuPlaces]?: MenuPlaces[Place] | undefined };

/** The places of menus as they are stored: their entries keep the ids by which translations find their labels. */
export const entriesWithIds = (places: Places, before: Places | undefined, now: Date): Partial<MenuPlaces> =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, entries]) =>
      entries ? [[place, placeWithIds(entries, before?.[place as keyof MenuPlaces] ?? [], now)]] : [],
    ),
  );
