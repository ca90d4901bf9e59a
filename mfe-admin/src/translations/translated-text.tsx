import { numberText, type TranslatedField, type TranslatedValue } from 'api-client';
import { RichTextField } from 'admin-kit/content';
import type { ReactNode } from 'react';
import { Badge, Button, Cluster, Prose } from 'ui-kit';
import { TextAreaField, TextField, useFormContext, useWatch } from 'ui-kit/form';
import { toText } from './field-values';
import { SavedText } from './saved-text';
import classes from './translations.module.css';

const STATES = {
  missing: { tone: 'neutral', label: 'Missing' },
  outdated: { tone: 'warning', label: 'Out of date' },
  drafted: { tone: 'info', label: 'Machine draft' },
  done: { tone: 'success', label: 'Translated' },
} as const;

/** The rows of the highest input, and the approximate number of characters in one. */
const MOST_ROWS = 6;
const ROW = 50;

const LIST_HINT = 'One entry per line, in the order of the English list.';

/** A chart is the only text with tabs; a form has no key for them. */
const CHART_HINT =
  'The rows of a chart: translate the words, and keep the numbers. Tabs separate the columns; in a line that you type, semicolons do.';

function Source({ field: { label, kind, source } }: { readonly field: TranslatedField }): ReactNode {
  if (kind === 'richText')
    return (
      // A long text scrolls beside its input; the keyboard scrolls it too.
      <div className={classes.long} tabIndex={0} role="region" aria-label={`${label} in English`}>
        <Prose html={toText(source)} />
      </div>
    );
  if (!Array.isArray(source)) return <p className={classes.plain}>{source}</p>;
  return (
    <ul>
      {source.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** The height of an input that has the translation of a text. */
const rowsFor = (source: TranslatedValue): number =>
  Math.min(MOST_ROWS, Math.max(2, Array.isArray(source) ? source.length : Math.ceil(source.length / ROW)));

function Input({ field: { field, label, kind, max, source } }: { readonly field: TranslatedField }): ReactNode {
  const tooLong = (text: string): boolean => max !== undefined && text.trim().length > max;
  const rules = {
    validate: (value: unknown) =>
      String(value ?? '')
        .split(kind === 'lines' ? '\n' : /$^/)
        .some(tooLong)
        ? `${label} must have at most ${numberText(max ?? 0)} characters${kind === 'lines' ? ' in each line' : ''}`
        : true,
  };
  if (kind === 'richText') return <RichTextField name={field} label={label} />;
  if (kind === 'line') return <TextField name={field} label={label} rules={rules} dir="auto" />;
  const hint = kind === 'lines' ? LIST_HINT : source.includes('\t') ? CHART_HINT : undefined;
  return <TextAreaField name={field} label={label} hint={hint} rules={rules} rows={rowsFor(source)} dir="auto" />;
}

interface TranslatedTextProps {
  readonly field: TranslatedField;
  readonly language: string;
  /** The actions for a text that is out of date. */
  readonly outdated: ReactNode;
  /** The action for a machine's draft. */
  readonly drafted: ReactNode;
}

/** A field in English beside its input in another language, with its state. */
export function TranslatedText({ field, language, outdated, drafted }: TranslatedTextProps): ReactNode {
  const { setValue, getFieldState, formState } = useFormContext();
  const text: unknown = useWatch({ name: field.field });
  const { isDirty } = getFieldState(field.field, formState);
  const { tone, label } = STATES[field.state];
  const use = (value: TranslatedValue): void => setValue(field.field, toText(value), { shouldDirty: true });
  const isDraft = field.draft !== null && !isDirty;
  const isKnown = field.known !== null && text === toText(field.known);
  return (
    <div className={classes.pair} role="group" aria-label={field.label}>
      <div className={classes.source} lang="en">
        <span className={classes.side}>{`${field.label} in English`}</span>
        <Source field={field} />
      </div>
      <div lang={language}>
        <Input field={field} />
        <div className={classes.state} lang="en">
          <Cluster gap={1}>
            {isDirty ? (
              <Badge tone="info">{isKnown ? 'From another item' : 'Not saved'}</Badge>
            ) : (
              <Badge tone={tone}>{label}</Badge>
            )}
            {isDraft && field.state === 'outdated' && <Badge tone="info">{STATES.drafted.label}</Badge>}
            {isDraft && drafted}
            {isDraft && field.value !== null && <SavedText field={field} language={language} onUse={use} />}
            {field.state === 'outdated' && field.draft === null && !isDirty && outdated}
            {text === '' && (
              <Button
                variant="ghost"
                size="small"
                aria-label={`Copy English: ${field.label}`}
                onClick={() => use(field.source)}
              >
                Copy English
              </Button>
            )}
          </Cluster>
        </div>
      </div>
    </div>
  );
}
