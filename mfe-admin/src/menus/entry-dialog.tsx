import { FormDialog } from 'admin-kit';
import { isSafeLink, PageFinder, UNSAFE_LINK } from 'admin-kit/content';
import { menus as definition } from 'api-client/content-types';
import type { ReactNode } from 'react';
import { CheckboxField, FormGroup, TextField, useForm } from 'ui-kit/form';
import { PLACES, WITH_SUBMENUS, type EntryValues, type Place } from './menu-values';
import { SubmenuFields } from './submenu-fields';

/** The longest label of the API. */
const LABEL_MAX = 40;

interface EntryForm {
  label: string;
  path: string;
  entries: { label: string; path: string }[];
  places: Record<Place, boolean>;
}

interface EntryDialogProps {
  readonly place: Place;
  /** The entry to change; undefined for a new one. */
  readonly entry: EntryValues | undefined;
  readonly onClose: () => void;
  /** Called with the entry and, for a new one, the places to add it to. */
  readonly onSet: (entry: EntryValues, places: readonly Place[]) => void;
}

const nowhere: Record<Place, boolean> = { navbar: false, button: false, menu: false, footer: false, sections: false };

/** The label, the address and the submenu of a menu entry. */
export function EntryDialog({ place, entry, onClose, onSet }: EntryDialogProps): ReactNode {
  const form = useForm<EntryForm>({
    defaultValues: {
      label: entry?.label ?? '',
      path: entry?.path ?? '',
      entries: [...(entry?.entries ?? [])],
      places: { ...nowhere, [place]: true },
    },
  });
  const own = !entry?.id;
  const leads = (path: string): string | true => {
    if (path.trim() === '')
      return form.getValues('entries').length > 0 || 'Enter an address: the entry would lead to nothing';
    return isSafeLink(path) || UNSAFE_LINK;
  };
  const set = ({ label, path, entries, places }: EntryForm): void => {
    const next = { label: label.trim(), path: path.trim(), entries };
    const added = { _id: `own-${crypto.randomUUID()}`, id: '', proposed: '', opens: '', hidden: false };
    const to = PLACES.filter((one) => one === place || (places[one] && entries.length === 0));
    onSet({ ...(entry ?? added), ...next }, to);
  };
  return (
    <FormDialog
      title={entry ? `Edit ${entry.label}` : 'Add entry'}
      onClose={onClose}
      form={form}
      onSubmit={set}
      submit={entry ? 'Apply' : 'Add entry'}
    >
      <TextField
        name="label"
        label="Label"
        hint={entry?.proposed ? `Proposed: ${entry.proposed}` : undefined}
        maxLength={LABEL_MAX}
        rules={{ required: 'Enter a label' }}
      />
      {own && (
        <>
          <TextField
            name="path"
            label="Address"
            hint="A page of this site, a document or another site."
            rules={{ validate: leads }}
          />
          <PageFinder
            onChosen={({ path, title }) => {
              form.setValue('path', path, { shouldDirty: true, shouldValidate: true });
              if (form.getValues('label') === '') form.setValue('label', title.slice(0, LABEL_MAX));
              form.setFocus('path');
            }}
          />
        </>
      )}
      {WITH_SUBMENUS.has(place) && <SubmenuFields />}
      {!entry && (
        <FormGroup legend="Add it to">
          {PLACES.filter((one) => one !== 'button').map((one) => (
            <CheckboxField
              key={one}
              name={`places.${one}`}
              label={definition.fields[one].label}
              disabled={one === place}
            />
          ))}
        </FormGroup>
      )}
    </FormDialog>
  );
}
