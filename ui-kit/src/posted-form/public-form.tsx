import { inWords, PRIVACY_PATH, type RefusedItem } from 'api-client';
import type { CollectionDefinition, Field } from 'api-client/content-types';
import type { ReactNode } from 'react';
// By its public name, so that remotes use the copy that the host shares.
import { Button, Checkbox, KitLink, Select, TextArea, TextInput, type TextInputProps } from 'ui-kit';
import { ErrorSummary } from '../error-summary/error-summary';
import { Honeypot } from './honeypot';
import { PostingLoader } from './posting-loader';
import classes from './posted-form.module.css';

/** The browser's input of a kind of field, if it is not a line of text. */
const INPUTS: Readonly<Partial<Record<Field['kind'], Partial<TextInputProps>>>> = {
  mailAddress: { type: 'email', autoComplete: 'email', maxLength: 254 },
  webAddress: { type: 'url' },
  date: { type: 'date' },
  time: { type: 'time' },
  integer: { type: 'number' },
};

interface PublicFieldProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

function PublicField({ id, name, field, value, error }: PublicFieldProps): ReactNode {
  const isRequired = field.required === true;
  const look = {
    ...{ id, name, error, label: field.formLabel ?? field.label, hint: field.help },
    ...{ required: isRequired, optional: !isRequired },
  };
  switch (field.kind) {
    case 'flag':
      return <Checkbox {...{ id, name, error }} label={look.label} hint={look.hint} defaultChecked={Boolean(value)} />;
    case 'text':
    case 'lines':
      return <TextArea {...look} rows={field.rows ?? 4} defaultValue={value} />;
    case 'select': {
      const options = field.options.map((one) => ({ value: one, label: field.optionLabels?.[one] ?? one }));
      return <Select {...look} options={options} defaultValue={value ?? field.default} />;
    }
    case 'integer': {
      const [min, max] = field.range ?? [0];
      return (
        <TextInput {...look} {...INPUTS.integer} min={min} max={max} defaultValue={value ?? field.default ?? ''} />
      );
    }
    default:
      return <TextInput {...look} {...INPUTS[field.kind]} defaultValue={value} />;
  }
}

interface PublicFormProps {
  /** The id of the form, to which the browser scrolls after posting; its fields' ids begin with it. */
  readonly id: string;
  readonly label: string;
  /** The address of its page, whose action handles it. */
  readonly path: string;
  readonly definition: CollectionDefinition;
  /** The refused form. */
  readonly posted: RefusedItem | undefined;
  /** Values that the page gives, as hidden fields. */
  readonly given?: Readonly<Record<string, string>>;
}

/** The form by which visitors add an item to a collection. The browser posts it natively, so that it needs no scripts. */
export function PublicForm({ id, label, path, definition, posted, given = {} }: PublicFormProps): ReactNode {
  const { fields, publicForm } = definition;
  if (!publicForm) throw new Error(`${definition.what} has no public form`);
  const { errors = {}, values = {} } = posted ?? {};
  const shown = publicForm.fields.flatMap((name) =>
    fields[name] && !(name in given) ? [[name, fields[name]] as const] : [],
  );
  const listed = [...publicForm.fields, 'consent'].flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, id: `${id}-${name}`, message }] : [];
  });
  return (
    <form id={id} method="post" action={`${path}#${id}`} className={classes.form} aria-label={label}>
      {posted && <ErrorSummary title={posted.message} errors={listed} />}
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shown.map(([name, field]) => (
        <PublicField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          value={values[name]}
          error={errors[name]}
        />
      ))}
      <Honeypot />
      <Checkbox
        id={`${id}-consent`}
        name="consent"
        required
        defaultChecked={Boolean(values['consent'])}
        error={errors['consent']}
        label={
          <>
            {publicForm.agreement} It is deleted after {inWords(publicForm.keptMonths, 'month')}. More in the{' '}
            <KitLink href={PRIVACY_PATH}>privacy notice</KitLink>.
          </>
        }
      />
      <div>
        <Button type="submit">{publicForm.button}</Button>
      </div>
      <PostingLoader label="Sending…" />
    </form>
  );
}
