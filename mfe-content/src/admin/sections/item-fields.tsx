import { partField } from 'api-client';
import { Plus } from 'lucide-react';
import {
  ChartDataField,
  ChartShapeField,
  FieldCommentsButton,
  FoldingList,
  PictureField,
  useFoldingList,
} from 'admin-kit/content';
import { Button, FieldError, Picture } from 'ui-kit';
import { FormColumns, SelectField, TextAreaField, TextField, useFormContext } from 'ui-kit/form';
import { readColour } from '../../about/period-colour';
import { SectionIcon, sectionIcons } from '../../sections/section-icon';
import { ChosenForm } from './chosen-form';
import { ProductItems } from './product-items';
import { emptyItem, entryLine, ITEM_FIELDS, ITEM_LABELS, OWN_LABELS } from './section-values';
import type { AnySectionKind, ItemField as Name, ItemValues } from './section-values';
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

/** The picture, colour or drawing of an entry. */
function EntrySign({ item }: { readonly item: ItemValues }) {
  if (item.image !== '')
    return <Picture src={item.image} alt="" width={48} height={32} sizes="48px" className={classes.thumbnail} />;
  if (item.bgColor !== '')
    return (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" fill={readColour(item.bgColor)} />
      </svg>
    );
  return item.icon === '' ? null : <SectionIcon name={item.icon} />;
}

function Entries({ kind, name, parts }: Required<ItemFieldsProps> & { readonly parts: readonly Name[] }) {
  const list = useFoldingList<ItemValues>({
    name,
    nameOf: (item, index) => entryLine(kind, item).title || `Entry ${index + 1}`,
    isOpenAtFirst: (item, count) => count === 1 || entryLine(kind, item).title === '',
  });
  return (
    <fieldset className={classes.items}>
      <legend className={classes.legend}>Entries</legend>
      <FoldingList
        list={list}
        sign={(item) => <EntrySign item={item} />}
        title={list.nameOf}
        summary={(item) => entryLine(kind, item).rest}
        // The entries of a section of an own page belong to the comments on that section.
        comments={(item, index) =>
          name === 'items' && (
            <FieldCommentsButton
              name={partField(name, list.nameOf(item, index), item._id)}
              label={list.nameOf(item, index)}
            />
          )
        }
        fields={(_, entry) => (
          <div className={classes.entry}>
            <FormColumns>
              {parts.map((field) => (
                <ItemField
                  key={field}
                  field={field}
                  label={OWN_LABELS[kind]?.[field] ?? ITEM_LABELS[field]}
                  name={`${entry}.${field}`}
                />
              ))}
            </FormColumns>
          </div>
        )}
      />
      <ListError name={name} />
      <div>
        <Button
          id={list.addId}
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => list.add(emptyItem())}
        >
          Add entry
        </Button>
      </div>
    </fieldset>
  );
}

/** The entries of a section: add, open, remove and reorder them. */
export function ItemFields({ kind, name = 'items' }: ItemFieldsProps) {
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
  return <Entries {...{ kind, name, parts }} />;
}
