import { isEmptyValue } from 'api-client/content-types';
import { PictureField, RichTextField, useNeededToPublish } from 'admin-kit/content';
import { TextAreaField, TextField, useWatch } from 'ui-kit/form';
import { ItemFields } from '../sections/item-fields';
import { hintOf, labelOf, PAGE_SECTION_KINDS, type TextName } from './page-section-kinds';
import type { PageSectionKind } from './page-section-values';
import classes from './page-sections.module.css';

interface PageSectionFieldsProps {
  readonly kind: PageSectionKind;
  /** The name of the section in the form. */
  readonly name: string;
}

interface PartProps extends PageSectionFieldsProps {
  readonly field: TextName;
}

function Part({ kind, name: section, field }: PartProps) {
  const name = `${section}.${field}`;
  const label = labelOf(kind, field);
  const optional = !PAGE_SECTION_KINDS[kind].required.includes(field);
  const needed = useNeededToPublish(`${label} is required`, isEmptyValue(useWatch({ name })), hintOf(kind, field));
  const { required, hint } = optional ? { required: undefined, hint: hintOf(kind, field) } : needed;
  const shared = { name, label, hint };
  if (field === 'image') return <PictureField {...{ ...shared, required, optional }} altName={`${section}.imageAlt`} />;
  if (field === 'text' && kind === 'text') return <RichTextField {...shared} rules={{ required }} />;
  const look = { ...shared, optional, rules: { required } };
  return field === 'text' ? (
    <TextAreaField {...look} rows={3} maxLength={10_000} dir="auto" />
  ) : (
    <TextField {...look} dir={field === 'link' ? 'ltr' : 'auto'} />
  );
}

export function PageSectionFields({ kind, name }: PageSectionFieldsProps) {
  const { fields } = PAGE_SECTION_KINDS[kind];
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <Part key={field} {...{ kind, name, field }} />
      ))}
      <ItemFields kind={kind} name={`${name}.items`} />
    </div>
  );
}
