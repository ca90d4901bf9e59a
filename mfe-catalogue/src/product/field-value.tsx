import { dayText, type CustomField } from 'api-client';
import { unbroken } from '../texts/unbroken';

const WEB_ADDRESS = /^https?:\/\//i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The value of a custom field, formatted by its type. */
export function FieldValue({ field }: { readonly field: CustomField }) {
  const value = field.fieldValue.trim();
  if (field.fieldType === 'url' && WEB_ADDRESS.test(value))
    return (
      <a href={value} rel="noopener nofollow">
        {value}
      </a>
    );
  if (field.fieldType === 'file' && field.fileUrl)
    return (
      <a href={field.fileUrl} target="_blank" rel="noopener">
        {value}
      </a>
    );
  if (field.fieldType === 'date' && DAY.test(value)) return <time dateTime={value}>{dayText(value)}</time>;
  return unbroken(value);
}
