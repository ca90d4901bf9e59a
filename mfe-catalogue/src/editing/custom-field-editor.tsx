import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from 'ui-kit';
import {
  FileInput,
  FormColumns,
  FormGroup,
  SelectField,
  TextAreaField,
  TextField,
  useFieldArray,
  useFormContext,
  useWatch,
} from 'ui-kit/form';
import { useState } from 'react';
import { fieldTypes, newFieldDraft, splitOptions, type FieldDraft } from './field-drafts';
import type { ProductValues } from './product-values';
import styles from './editors.module.css';

const required = { required: 'Field name is required' };
const tooLong = { maxLength: { value: 10_000, message: 'Field value must have at most 10,000 characters' } };
const inputTypes = { text: 'text', number: 'number', date: 'date', url: 'url' } as const;

/** The editor of a product's custom fields (specification, sections 3 and 4). */
export function CustomFieldEditor() {
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'customFields', keyName: 'rowId' });
  return (
    <FormGroup legend="Custom fields">
      {fields.map((field, index) => (
        <fieldset key={field.rowId} className={styles.row}>
          <legend className={styles.rowLegend}>{`Field ${index + 1}`}</legend>
          <FormColumns>
            <TextField
              name={`customFields.${index}.label`}
              label="Label"
              size="small"
              maxLength={200}
              rules={required}
            />
            <SelectField name={`customFields.${index}.type`} label="Type" size="small" options={fieldTypes} />
          </FormColumns>
          <FieldValueEditor index={index} />
          <IconButton
            size="small"
            label={`Remove field ${index + 1}`}
            className={styles.remove}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(newFieldDraft())}
        >
          Add field
        </Button>
      </div>
    </FormGroup>
  );
}

function FieldValueEditor({ index }: { readonly index: number }) {
  const { control } = useFormContext<ProductValues>();
  const draft: FieldDraft | undefined = useWatch({ control, name: `customFields.${index}` });
  const name = `customFields.${index}.value`;
  switch (draft?.type) {
    case undefined:
      return null;
    case 'file':
      return <FileValueEditor index={index} value={draft.value} />;
    case 'textarea':
      return <TextAreaField name={name} label="Value" size="small" rules={tooLong} />;
    case 'select':
      return (
        <FormColumns>
          <TextField name={`customFields.${index}.options`} label="Options" hint="Separated by commas" size="small" />
          <SelectField
            name={name}
            label="Value"
            size="small"
            placeholder="None"
            options={splitOptions(draft.options).map((option) => ({ value: option, label: option }))}
          />
        </FormColumns>
      );
    case 'text':
    case 'number':
    case 'date':
    case 'url':
      return <TextField name={name} type={inputTypes[draft.type]} label="Value" size="small" rules={tooLong} />;
  }
}

/** A file field's value is the file's name; an image is previewed. */
function FileValueEditor({ index, value }: { readonly index: number; readonly value: string }) {
  const { setValue } = useFormContext<ProductValues>();
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileInput
      label="Value"
      value={file}
      current={value === '' ? null : value}
      onFileChange={(chosen) => {
        setFile(chosen);
        setValue(`customFields.${index}.value`, chosen?.name ?? '', { shouldDirty: true });
      }}
    />
  );
}
