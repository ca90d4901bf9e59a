import { useFormContext } from 'ui-kit/form';
import { PrivatePdf } from '../private-pdf';
import type { FieldInputProps } from './field-input';
import classes from './fields.module.css';

/** A file that a visitor sent, in a `Form`: it can be read, and not be replaced. */
export function AttachmentField({ name, label, hint }: FieldInputProps<unknown>) {
  const { watch } = useFormContext();
  const address = String(watch(name) ?? '');
  return (
    <div className={classes.attachment} role="group" aria-label={label}>
      <p className={classes.label}>{label}</p>
      {hint && <p>{hint}</p>}
      {address ? <PrivatePdf address={address} what="file" title={label} fileName={label} /> : <p>No file was sent.</p>}
    </div>
  );
}
