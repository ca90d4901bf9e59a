import { isSafeLink, UNSAFE_LINK } from 'admin-kit/content';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from 'ui-kit';
import { FormColumns, TextField, useFieldArray, useFormContext } from 'ui-kit/form';
import classes from './menus.module.css';

/** The entries below an entry: add, reorder and remove them. */
export function SubmenuFields(): ReactNode {
  const { control } = useFormContext<{ entries: { label: string; path: string }[] }>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'entries' });
  return (
    <fieldset className={classes.submenu}>
      <legend className={classes.legend}>Entries below it</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={classes.below}>
          <FormColumns>
            <TextField
              name={`entries.${index}.label`}
              label={`Label of entry ${index + 1}`}
              maxLength={40}
              rules={{ required: 'Enter a label' }}
            />
            <TextField
              name={`entries.${index}.path`}
              label={`Address of entry ${index + 1}`}
              rules={{ validate: (path: string) => isSafeLink(path) || UNSAFE_LINK }}
            />
          </FormColumns>
          <span className={classes.tools}>
            <IconButton
              label={`Move entry ${index + 1} up`}
              size="small"
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton label={`Remove entry ${index + 1}`} size="small" onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ label: '', path: '' })}
        >
          Add entry below
        </Button>
      </div>
    </fieldset>
  );
}
