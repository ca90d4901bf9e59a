import { IMAGE_UPLOAD, PDF_UPLOAD, refuseImage, refusePdf } from 'api-client';
import { FieldCommentsButton } from 'admin-kit/content';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button, IconButton, notify, VisuallyHidden } from 'ui-kit';
import { FileInput, SelectField, TextAreaField, TextField, useFieldArray, useFormContext, useWatch } from 'ui-kit/form';
import { PartComments } from './part-comments';
import { fieldTypes, newFieldDraft, splitOptions, type FieldDraft } from './field-drafts';
import type { ProductValues } from './product-values';
import classes from './editors.module.css';

const required = { required: 'Field name is required' };
const tooLong = { maxLength: { value: 10_000, message: 'Field value must have at most 10,000 characters' } };
const inputTypes = { text: 'text', number: 'number', date: 'date', url: 'url' } as const;

/** The editor of a product's custom fields (specification, sections 3 and 4). */
export function CustomFieldEditor() {
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'customFields', keyName: 'rowId' });
  return (
    <div className={classes.customFields}>
      {fields.length > 0 && (
        <p className={classes.columns} aria-hidden="true">
          <span>Label</span>
          <span>Type</span>
          <span>Value</span>
        </p>
      )}
      {fields.map((field, index) => (
        <fieldset key={field.rowId} className={classes.customField}>
          <legend>
            <VisuallyHidden>{`Field ${index + 1}`}</VisuallyHidden>
          </legend>
          <TextField
            name={`customFields.${index}.label`}
            label="Label"
            hideLabel
            size="small"
            maxLength={200}
            rules={required}
          />
          <SelectField name={`customFields.${index}.type`} label="Type" hideLabel size="small" options={fieldTypes} />
          <div className={classes.value}>
            <FieldValueEditor index={index} />
          </div>
          <div className={classes.rowTools}>
            <PartComments list="customFields" part={`customFields.${index}.label`} id={field.id} />
            <IconButton
              size="small"
              label={`Move field ${index + 1} up`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              size="small"
              label={`Move field ${index + 1} down`}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton size="small" label={`Remove field ${index + 1}`} onClick={() => remove(index)}>
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
          onClick={() => append(newFieldDraft())}
        >
          Add field
        </Button>
        <FieldCommentsButton name="customFields" label="Custom fields" />
      </div>
    </div>
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
      return <FileValueEditor index={index} draft={draft} />;
    case 'textarea':
      return <TextAreaField name={name} label="Value" hideLabel size="small" rows={2} rules={tooLong} />;
    case 'select':
      return (
        <div className={classes.choice}>
          <SelectField
            name={name}
            label="Value"
            hideLabel
            size="small"
            placeholder="None"
            options={splitOptions(draft.options).map((option) => ({ value: option, label: option }))}
          />
          <TextField
            name={`customFields.${index}.options`}
            label="Options"
            title="The options, separated by commas"
            placeholder="Options, separated by commas"
            hideLabel
            size="small"
          />
        </div>
      );
    case 'text':
    case 'number':
    case 'date':
    case 'url':
      return (
        <TextField name={name} type={inputTypes[draft.type]} label="Value" hideLabel size="small" rules={tooLong} />
      );
  }
}

/** The value of a file field is the file's name; the file is a picture, with a preview, or a PDF. */
function FileValueEditor({ index, draft }: { readonly index: number; readonly draft: FieldDraft }) {
  const { setValue } = useFormContext<ProductValues>();
  const name = `customFields.${index}` as const;
  return (
    <>
      <FileInput
        label="Value"
        hint="A picture, or a PDF that the product's page offers among its documents"
        accept={`${IMAGE_UPLOAD.accept},${PDF_UPLOAD.accept}`}
        value={draft.file}
        current={(draft.fileUrl.endsWith('.pdf') ? draft.value : draft.fileUrl || draft.value) || null}
        onFileChange={(chosen) => {
          const refusal = chosen && (chosen.type === PDF_UPLOAD.accept ? refusePdf(chosen) : refuseImage(chosen));
          if (refusal) {
            notify.error(refusal);
            return false;
          }
          setValue(`${name}.file`, chosen, { shouldDirty: true });
          setValue(`${name}.fileUrl`, '', { shouldDirty: true });
          setValue(`${name}.value`, chosen?.name ?? '', { shouldDirty: true });
          return true;
        }}
      />
      {draft.fileUrl !== '' && (
        <p>
          <a href={draft.fileUrl} target="_blank" rel="noreferrer">
            {draft.value}
          </a>
        </p>
      )}
    </>
  );
}
