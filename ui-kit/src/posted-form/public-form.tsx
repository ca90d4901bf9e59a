import { inWords, VISITOR_FILES } from 'api-client/formats';
import type { ReactNode } from 'react';
// By its public name, so that remotes use the copy that the host shares.
import { Button, Checkbox, Field, KitLink, Notice, Select, TextArea, TextInput, type TextInputProps } from 'ui-kit';
import { inEnglish, type Translated } from '../translated';
import { ErrorSummary } from '../error-summary/error-summary';
import { FileControl } from './file-control';
import { Honeypot } from './honeypot';
import { PostingLoader } from './posting-loader';
import classes from './posted-form.module.css';

/** A field of a content type, as the form needs it. */
interface FormField {
  readonly kind: string;
  readonly label: string;
  readonly formLabel?: string;
  readonly help?: string;
  readonly required?: true | 'present';
  readonly rows?: number;
  readonly options?: readonly string[];
  readonly optionLabels?: Readonly<Record<string, string>>;
  readonly default?: boolean | number | string | null;
  readonly range?: readonly [least: number, most: number];
  /** The languages of its texts, if the page is not in English. */
  readonly langs?: { readonly label?: string; readonly help?: string };
  /** The languages of the options' labels, by the options. */
  readonly optionLangs?: Readonly<Record<string, string | undefined>>;
}

/** The definition of a collection, as the form needs it. */
interface FormDefinition {
  readonly what: string;
  readonly fields: Readonly<Record<string, FormField>>;
  readonly publicForm?: {
    readonly fields: readonly string[];
    readonly keptMonths: number;
    readonly agreement: string;
    readonly button: string;
    readonly anonymous?: true;
    /** The languages of these texts, if the page is not in English. */
    readonly langs?: { readonly agreement?: string; readonly button?: string };
  };
}

/** The browser's input of a kind of field, if it is not a line of text. */
const INPUTS: Readonly<Partial<Record<string, Partial<TextInputProps>>>> = {
  mailAddress: { type: 'email', autoComplete: 'email', maxLength: 254 },
  webAddress: { type: 'url' },
  date: { type: 'date' },
  time: { type: 'time' },
  integer: { type: 'number' },
};

/** A text, in an element with its language if it is known. */
const inLanguage = (text: string, lang: string | undefined): ReactNode =>
  lang === undefined ? text : <span lang={lang}>{text}</span>;

/** A file of the refused form that the server has already. */
interface AttachedFile {
  readonly field: string;
  /** The name that it had. */
  readonly name: string;
  /** The hidden fields that send it again, by their names. */
  readonly hidden: Readonly<Record<string, string>>;
}

const HiddenFields = ({ values }: { readonly values: Readonly<Record<string, string>> }): ReactNode =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface PublicFieldProps {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
  readonly value: string | undefined;
  /** The file that the server has already. */
  readonly file: AttachedFile | undefined;
  readonly fileHint: ReactNode;
  readonly error: ReactNode;
  readonly text: NonNullable<Translated['text']>;
  readonly lang: string | undefined;
}

function PublicField({ id, name, field, value, file, fileHint, error, text, lang }: PublicFieldProps): ReactNode {
  const isRequired = field.required === true;
  const label = field.formLabel ?? field.label;
  const { label: labelLang, help: helpLang } = field.langs ?? {};
  const look = {
    ...{ id, name, error, required: isRequired },
    label: inLanguage(label, labelLang),
    hint: field.help && inLanguage(field.help, helpLang),
  };
  // The kit marks an optional field in English.
  const marked = isRequired
    ? look
    : labelLang
      ? {
          ...look,
          label: inLanguage(
            labelLang === lang ? text('{label} (optional)', { label }) : `${label} (optional)`,
            labelLang,
          ),
        }
      : { ...look, optional: true };
  switch (field.kind) {
    case 'attachment': {
      const { name: _, required: _required, ...labelled } = marked;
      return (
        <Field {...labelled} hint={look.hint ?? fileHint}>
          {(control) => (
            <>
              <FileControl
                {...control}
                name={name}
                accept={VISITOR_FILES}
                required={isRequired && !file}
                text={text}
                lang={lang}
              />
              {file && <HiddenFields values={file.hidden} />}
              {file && (
                <span lang={lang}>
                  {text('{file} is attached. Choose another file to replace it.', { file: file.name })}
                </span>
              )}
            </>
          )}
        </Field>
      );
    }
    case 'flag':
      return <Checkbox {...{ id, name, error }} label={look.label} hint={look.hint} defaultChecked={Boolean(value)} />;
    case 'text':
    case 'lines':
      return <TextArea {...marked} rows={field.rows ?? 4} defaultValue={value} />;
    case 'select': {
      const options = (field.options ?? []).map((one) => ({
        ...{ value: one, label: field.optionLabels?.[one] ?? one, lang: field.optionLangs?.[one] },
      }));
      const isOpen = isRequired && field.default === undefined;
      return (
        <Select
          {...marked}
          options={options}
          {...(isOpen && { placeholder: text('Choose an answer'), placeholderLang: lang })}
          defaultValue={value ?? String(field.default ?? '')}
        />
      );
    }
    case 'integer': {
      const [min, max] = field.range ?? [0];
      return (
        <TextInput
          {...marked}
          {...INPUTS['integer']}
          min={min}
          max={max}
          defaultValue={value ?? String(field.default ?? '')}
        />
      );
    }
    default:
      return <TextInput {...marked} {...INPUTS[field.kind]} defaultValue={value} />;
  }
}

interface PublicFormProps {
  /** The id of the form, to which the browser scrolls after posting; its fields' ids begin with it. */
  readonly id: string;
  readonly label: string;
  /** The language of the label, if the page is not in English. */
  readonly labelLang?: string | undefined;
  /** The address of its page, whose action handles it. */
  readonly path: string;
  /** The address of the privacy notice. */
  readonly privacyPath: string;
  readonly definition: FormDefinition;
  /** The refused form. */
  readonly posted:
    | {
        readonly message: string;
        readonly errors?: Readonly<Partial<Record<string, string>>>;
        readonly values?: Readonly<Partial<Record<string, string>>>;
        readonly files?: readonly AttachedFile[];
      }
    | undefined;
  /** Translates the texts that are not those of the definition; English by default. */
  readonly text?: Translated['text'];
  /** The language of the texts, if it is not English. */
  readonly lang?: string | undefined;
  /** Says in this language how long the item is kept. */
  readonly kept?: ReactNode;
  /** The hint of a question that asks for a file and has none. */
  readonly fileHint?: ReactNode;
  /** Values that the page gives, as hidden fields. */
  readonly given?: Readonly<Record<string, string>>;
  /** Shown in place of the form after it was sent. */
  readonly thanks?: ReactNode;
}

/** The form by which visitors add an item to a collection. The browser posts it natively, so that it needs no scripts. */
export function PublicForm({
  id,
  label,
  labelLang,
  path,
  privacyPath,
  definition,
  posted,
  text = inEnglish,
  lang,
  kept,
  fileHint = 'A PDF or a picture.',
  given = {},
  thanks,
}: PublicFormProps): ReactNode {
  const { fields, publicForm } = definition;
  if (!publicForm) throw new Error(`${definition.what} has no public form`);
  if (thanks && !posted)
    return (
      <Notice id={id} tone="success" role="status">
        {thanks}
      </Notice>
    );
  const { errors = {}, values = {}, files = [] } = posted ?? {};
  const shown = publicForm.fields.flatMap((name) =>
    fields[name] && !(name in given) ? [[name, fields[name]] as const] : [],
  );
  /** A message in the language of the page; one that names a question of the editors stays English. */
  const say = (english: string) => {
    const said = text(english);
    return <span lang={lang && (said === english ? 'en' : lang)}>{said}</span>;
  };
  const errorOf = (name: string) => errors[name] && say(errors[name]);
  const listed = [...publicForm.fields, 'consent'].flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, id: `${id}-${name}`, message }] : [];
  });
  return (
    <form
      id={id}
      method="post"
      action={`${path}#${id}`}
      encType={shown.some(([, { kind }]) => kind === 'attachment') ? 'multipart/form-data' : undefined}
      className={classes.form}
      aria-label={label}
      lang={labelLang}
      // A browser would offer what was typed to the next person at this device.
      autoComplete={publicForm.anonymous && 'off'}
    >
      {posted && <ErrorSummary title={say(posted.message)} errors={listed} />}
      <HiddenFields values={given} />
      {shown.map(([name, field]) => (
        <PublicField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          value={values[name]}
          file={files.find((one) => one.field === name)}
          fileHint={fileHint}
          error={errorOf(name)}
          text={text}
          lang={lang}
        />
      ))}
      <Honeypot />
      <Checkbox
        id={`${id}-consent`}
        name="consent"
        required
        defaultChecked={Boolean(values['consent'])}
        error={errorOf('consent')}
        label={
          <>
            {inLanguage(publicForm.agreement, publicForm.langs?.agreement)}{' '}
            {kept ? (
              <span lang={lang}>{kept}</span>
            ) : (
              <>
                It is deleted after {inWords(publicForm.keptMonths, 'month')}. More in the{' '}
                <KitLink href={privacyPath}>privacy notice</KitLink>.
              </>
            )}
          </>
        }
      />
      <div>
        <Button type="submit">{inLanguage(publicForm.button, publicForm.langs?.button)}</Button>
      </div>
      <div className={classes.loader} lang={lang}>
        <PostingLoader label={text('Sending…')} />
      </div>
    </form>
  );
}
