import { counted, plainText, type TranslatedValue, type TranslationImport } from 'api-client';
import { DataTable } from 'admin-kit/table';
import type { ReactNode } from 'react';
import { Badge, Notice } from 'ui-kit';

/** How many changes are listed. */
const LISTED = 200;

const shown = (value: TranslatedValue | null): string =>
  plainText(Array.isArray(value) ? value.join('\n') : (value ?? ''));

interface ImportedTextsProps {
  readonly result: TranslationImport;
  readonly language: string;
  /** Shown between the summary and the texts. */
  readonly children: ReactNode;
}

/** The outcome of a check: which texts would be saved, and which cannot be. */
export function ImportedTexts({
  result: { changes, unchanged, errors },
  language,
  children,
}: ImportedTextsProps): ReactNode {
  const outdated = changes.filter(({ state }) => state === 'outdated').length;
  const drafts = changes.filter(({ machine }) => machine).length;
  return (
    <>
      <Notice tone={errors.length > 0 ? 'warning' : changes.length > 0 ? 'success' : 'info'} role="status">
        {`${counted(changes.length, 'new or changed translation')}, ${unchanged} unchanged or empty${errors.length > 0 ? `, ${counted(errors.length, 'error')}` : ''}.`}
        {drafts > 0 && ` ${counted(drafts, 'text')} of a machine will be a draft until a person agrees.`}
        {outdated > 0 &&
          ` ${counted(outdated, 'text')} will be marked out of date, because the English text was changed after the download.`}
      </Notice>
      {children}
      {errors.length > 0 && (
        <DataTable
          caption="Texts that cannot be saved"
          rows={errors.slice(0, LISTED)}
          rowKey={({ item, field, message }) => `${item} ${field} ${message}`}
          columns={[
            { id: 'item', header: 'Item', value: ({ item }) => item },
            { id: 'field', header: 'Text', value: ({ field }) => field },
            { id: 'message', header: 'What is wrong', cell: ({ message }) => message },
          ]}
        />
      )}
      {changes.length > 0 && (
        <DataTable
          caption={
            changes.length > LISTED ? `The first ${LISTED} of ${changes.length} translations` : 'Translations to save'
          }
          height="viewport"
          rows={changes.slice(0, LISTED)}
          rowKey={({ item, field }) => `${item} ${field}`}
          columns={[
            { id: 'item', header: 'Item', value: ({ title }) => title },
            { id: 'label', header: 'Text', value: ({ label }) => label },
            { id: 'before', header: 'Now', cell: ({ before }) => <span lang={language}>{shown(before)}</span> },
            {
              id: 'value',
              header: 'New',
              cell: ({ value, state, machine }) => (
                <>
                  <span lang={language}>{shown(value)}</span>{' '}
                  {state === 'outdated' && <Badge tone="warning">Out of date</Badge>}{' '}
                  {machine && <Badge tone="info">Machine draft</Badge>}
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
