import { FieldCommentsButton, PdfFileField } from 'admin-kit/content';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from 'ui-kit';
import { FormColumns, SelectField, TextField, useFieldArray, useFormContext } from 'ui-kit/form';
import { newDocumentDraft, type ProductValues } from './product-values';
import { PartComments } from './part-comments';
import classes from './editors.module.css';

const kinds = [
  { value: 'tds', label: 'Technical data sheet' },
  { value: 'sds', label: 'Safety data sheet' },
  { value: 'other', label: 'Other document' },
];

/** The editor of a product's typed documents. */
export function DocumentEditor() {
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'documents', keyName: 'rowId' });
  return (
    <>
      {fields.map((document, index) => (
        <fieldset key={document.rowId} className={classes.row}>
          <legend className={classes.rowLegend}>{`Document ${index + 1}`}</legend>
          <FormColumns>
            <SelectField name={`documents.${index}.kind`} label="Kind" size="small" options={kinds} />
            <TextField
              name={`documents.${index}.title`}
              label="Title"
              size="small"
              maxLength={200}
              rules={{ required: 'Document title is required' }}
            />
          </FormColumns>
          <div className={classes.facts}>
            <TextField name={`documents.${index}.language`} label="Language" size="small" maxLength={35} optional />
            <TextField name={`documents.${index}.revision`} label="Revision" size="small" maxLength={40} optional />
            <TextField name={`documents.${index}.date`} type="date" label="Date" size="small" optional />
          </div>
          <PdfFileField
            name={`documents.${index}.file`}
            label="File"
            current={document.url || null}
            rules={document.url === '' ? { required: 'Choose the PDF of this document' } : {}}
          />
          <div className={classes.remove}>
            <PartComments list="documents" part={`documents.${index}.title`} />
            <IconButton size="small" label={`Remove document ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(newDocumentDraft())}
        >
          Add document
        </Button>
        <FieldCommentsButton name="documents" label="Documents" />
      </div>
    </>
  );
}
