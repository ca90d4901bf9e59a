import { OrderedList } from 'admin-kit/content';
import { useMenuContributors } from 'federation/contract';
import { Eye, EyeOff, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge, Button, Cluster, IconButton, notify, Stack } from 'ui-kit';
import { useFormContext } from 'ui-kit/form';
import { EntryDialog } from './entry-dialog';
import { entriesOf, type EntryValues, type MenuValues, type Place } from './menu-values';
import classes from './menus.module.css';

/** Where an entry leads, in words. */
const targetOf = ({ path, opens, entries }: EntryValues): string =>
  [path || opens, ...entries.map(({ label }) => label)].filter(Boolean).join(' · ');

/** The entries of one place: reorder, rename, hide, add and remove them. */
export function MenuPlace({ place }: { readonly place: Place }): ReactNode {
  const contributors = useMenuContributors();
  const { watch, setValue, getValues } = useFormContext<MenuValues>();
  const entries = watch(place);
  /** The entry in the dialog: `new` for a new one. */
  const [edited, setEdited] = useState<EntryValues | 'new'>();

  const set = (at: Place, next: EntryValues[]): void => setValue(at, next, { shouldDirty: true });
  const replace = (entry: EntryValues): void =>
    set(
      place,
      entries.map((one) => (one._id === entry._id ? entry : one)),
    );
  const move = (from: number, to: number): void => {
    const rest = entries.filter((_entry, index) => index !== from);
    const moved = entries[from];
    if (moved) set(place, [...rest.slice(0, to), moved, ...rest.slice(to)]);
  };
  const remove = (entry: EntryValues): void => {
    const before = entries;
    set(
      place,
      entries.filter(({ _id }) => _id !== entry._id),
    );
    notify.success(`${entry.label} removed`, { label: 'Undo', run: () => set(place, before) });
  };

  return (
    <Stack>
      {entries.length === 0 && <p className={classes.none}>No entries.</p>}
      {entries.length > 0 && (
        <OrderedList
          items={entries}
          labelOf={({ label }) => label}
          titleOf={(entry) => (
            <span className={classes.entry}>
              <strong>{entry.label}</strong>
              <span className={classes.target}>{targetOf(entry)}</span>
              {entry.hidden && <Badge>Hidden</Badge>}
              {entry.id === '' && <Badge tone="info">Added</Badge>}
              {entry.id !== '' && entry.label !== entry.proposed && <Badge>Instead of {entry.proposed}</Badge>}
            </span>
          )}
          extra={(entry) => (
            <>
              <IconButton label={`Edit ${entry.label}`} size="small" onClick={() => setEdited(entry)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              {entry.id === '' ? (
                <IconButton label={`Remove ${entry.label}`} size="small" onClick={() => remove(entry)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              ) : (
                <IconButton
                  label={`${entry.hidden ? 'Show' : 'Hide'} ${entry.label}`}
                  size="small"
                  onClick={() => replace({ ...entry, hidden: !entry.hidden })}
                >
                  {entry.hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
                </IconButton>
              )}
            </>
          )}
          onMove={move}
        />
      )}
      <Cluster gap={1}>
        <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
          Add entry
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => set(place, entriesOf(contributors, place))}
        >
          Reset to the proposed entries
        </Button>
      </Cluster>
      {edited && (
        <EntryDialog
          place={place}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSet={(entry, places) => {
            if (edited !== 'new') replace(entry);
            else for (const one of places) set(one, [...getValues(one), entry]);
            setEdited(undefined);
          }}
        />
      )}
    </Stack>
  );
}
