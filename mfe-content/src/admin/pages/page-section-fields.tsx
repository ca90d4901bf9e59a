import { PictureField, RichTextField } from 'admin-kit/content';
import { TextAreaField, TextField } from 'ui-kit/form';
import { ItemFields } from '../sections/item-fields';
import { hintOf, labelOf, PAGE_SECTION_KINDS } from './page-section-kinds';
import type { PageSectionKind } from './page-section-values';
import classes from './page-sections.module.css';

interface PageSectionFieldsProps {
  readonly kind: PageSectionKind;
  /** The name of the section in the form. */
  readonly name: string;
}

export function PageSectionFields({ kind, name }: PageSectionFieldsProps) {
  const { fields, required } = PAGE_SECTION_KINDS[kind];
  return (
    <div className={classes.fields}>
      {fields.map((field) => {
        const label = labelOf(kind, field);
        const message = required.includes(field) ? `${label} is required` : undefined;
        const shared = { name: `${name}.${field}`, label, hint: hintOf(kind, field) };
        if (field === 'image') {
          return <PictureField key={field} {...shared} altName={`${name}.imageAlt`} required={message} />;
        }
        if (field === 'text' && kind === 'text') {
          return <RichTextField key={field} {...shared} rules={{ required: message }} />;
        }
        const look = { ...shared, optional: !message, rules: { required: message } };
        return field === 'text' ? (
          <TextAreaField key={field} {...look} rows={3} maxLength={10_000} dir="auto" />
        ) : (
          <TextField key={field} {...look} dir={field === 'link' ? 'ltr' : 'auto'} />
        );
      })}
      <ItemFields kind={kind} name={`${name}.items`} />
    </div>
  );
}
