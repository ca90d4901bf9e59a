import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { ChartDataField, ChartShapeField, PictureField } from 'admin-kit/content';
import { Button, FieldError, IconButton, Panel } from 'ui-kit';
import { FormColumns, SelectField, TextAreaField, TextField, useFieldArray, useFormContext } from 'ui-kit/form';
import { sectionIcons } from '../../sections/section-icon';
import { ChosenForm } from './chosen-form';
import { ProductItems } from './product-items';
import { emptyItem, ITEM_FIELDS, ITEM_LABELS, OWN_LABELS } from './section-values';
import type { AnySectionKind, ItemField as Name } from './section-values';
import classes from './sections.module.css';

const ICONS = Object.keys(sectionIcons).map((name) => ({ value: name, label: name.replaceAll('-', ' ') }));

const HINTS: Readonly<Partial<Record<Name, string>>> = {
  bgColor: 'A value such as #0F3D4C, or petrol, teal, ember, amber, leaf, ink.',
  trend: 'Drawn as a small line: numbers with spaces between them, the oldest first, such as 12.5 14 15.1.',
};

interface ItemFieldProps {
  readonly name: string;
  readonly field: Name;
  readonly label: string;
}

function ItemField({ name, field, label }: ItemFieldProps) {
  if (field === 'text') return <TextAreaField name={name} label={label} rows={3} maxLength={2000} optional />;
  if (field === 'shape') return <ChartShapeField name={name} label={label} />;
  if (field === 'data') return <ChartDataField name={name} label={label} />;
  if (field === 'icon') return <SelectField name={name} label={label} placeholder="None" options={ICONS} optional />;
  if (field === 'image') return <PictureField name={name} label={label} altName={name.replace(/image$/, 'imageAlt')} />;
  return <TextField name={name} label={label} hint={HINTS[field]} optional />;
}

/** The server's error about the list itself. */
function ListError({ name }: { readonly name: string }) {
  const { getFieldState, formState } = useFormContext();
  return <FieldError id={`${name}-error`}>{getFieldState(name, formState).error?.message}</FieldError>;
}

interface ItemFieldsProps {
  readonly kind: AnySectionKind;
  /** The name of the list in the form. */
  readonly name?: string;
}

/** The entries of a section: add, remove and reorder them. */
export function ItemFields({ kind, name = 'items' }: ItemFieldsProps) {
  const { control } = useFormContext();
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  const parts = ITEM_FIELDS[kind];
  if (!parts) return null;
  if (kind === 'products' || kind === 'documents') {
    return (
      <>
        <ProductItems name={name} />
        <ListError name={name} />
      </>
    );
  }
  if (kind === 'form') return <ChosenForm name={name} />;
  return (
    <fieldset className={classes.items}>
      <legend className={classes.legend}>Entries</legend>
      {fields.map((item, index) => (
        <Panel key={item.id} className={classes.item}>
          <div className={classes.itemHead}>
            <strong>Entry {index + 1}</strong>
            <span>
              <IconButton
                label={`Move entry ${index + 1} up`}
                size="small"
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move entry ${index + 1} down`}
                size="small"
                disabled={index === fields.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton label={`Remove entry ${index + 1}`} size="small" onClick={() => remove(index)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          <FormColumns>
            {parts.map((field) => (
              <ItemField
                key={field}
                field={field}
                label={OWN_LABELS[kind]?.[field] ?? ITEM_LABELS[field]}
                name={`${name}.${index}.${field}`}
              />
            ))}
          </FormColumns>
        </Panel>
      ))}
      <ListError name={name} />
      <div>
        <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={() => append(emptyItem())}>
          Add entry
        </Button>
      </div>
    </fieldset>
  );
}
