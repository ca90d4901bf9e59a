import { FieldCommentsButton, FoldingList, PdfFileField, useFoldingList } from 'admin-kit/content';
import { Plus } from 'lucide-react';
import { Button } from 'ui-kit';
import { FormColumns, SelectField, TextField } from 'ui-kit/form';
import { newDocumentDraft, type DocumentDraft } from './product-values';
import { PartComments } from './part-comments';
import classes from './editors.module.css';

const kinds = [
  { value: 'tds', label: 'Technical data sheet' },
  { value: 'sds', label: 'Safety data sheet' },
  { value: 'other', label: 'Other document' },
];

const nameOf = ({ title }: DocumentDraft, index: number): string => title.trim() || `Document ${index + 1}`;

const kindOf = ({ kind }: DocumentDraft): string => kinds.find(({ value }) => value === kind)?.label ?? '';

const summaryOf = ({ title, language, revision, date }: DocumentDraft): string =>
  [language, revision && `revision ${revision}`, date, title].filter(Boolean).join(' · ');

function DocumentFields({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <div className={classes.document}>
      <FormColumns>
        <SelectField name={`${name}.kind`} label="Kind" size="small" options={kinds} />
        <TextField
          name={`${name}.title`}
          label="Title"
          size="small"
          maxLength={200}
          rules={{ required: 'Document title is required' }}
        />
      </FormColumns>
      <div className={classes.facts}>
        <TextField name={`${name}.language`} label="Language" size="small" maxLength={35} optional />
        <TextField name={`${name}.revision`} label="Revision" size="small" maxLength={40} optional />
        <TextField name={`${name}.date`} type="date" label="Date" size="small" optional />
      </div>
      <PdfFileField
        name={`${name}.file`}
        label="File"
        current={url || null}
        rules={url === '' ? { required: 'Choose the PDF of this document' } : {}}
      />
    </div>
  );
}

/** The editor of a product's typed documents: add, open, reorder and remove them. */
export function DocumentEditor() {
  const list = useFoldingList<DocumentDraft>({ name: 'documents', nameOf });
  return (
    <>
      <FoldingList
        list={list}
        title={kindOf}
        summary={summaryOf}
        comments={({ _id }, index) => <PartComments list="documents" part={`documents.${index}.title`} id={_id} />}
        fields={({ url }, name) => <DocumentFields name={name} url={url} />}
      />
      <div className={classes.buttons}>
        <Button
          id={list.addId}
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => list.add(newDocumentDraft())}
        >
          Add document
        </Button>
        <FieldCommentsButton name="documents" label="Documents" />
      </div>
    </>
  );
}
