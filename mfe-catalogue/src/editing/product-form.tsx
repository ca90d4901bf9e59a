import type { Product } from 'api-client';
import { Button, notify } from 'ui-kit';
import { FileField, Form, FormButtons, SelectField, SubmitButton, TextAreaField, TextField } from 'ui-kit/form';
import { useTaxonomy } from '../api/taxonomy';
import { CustomFieldEditor } from './custom-field-editor';
import { DocumentEditor } from './document-editor';
import { imageFault, pdfFault } from './file-rules';
import { filled } from './filled';
import { useProductEditor } from './use-product-editor';

interface ProductFormProps {
  readonly editor: ReturnType<typeof useProductEditor>;
  readonly product?: Product;
  readonly onCancel: () => void;
}

/** The Add Product and Edit Product form (specification, sections 2, 3 and 5). */
export function ProductForm({ editor, product, onCancel }: ProductFormProps) {
  const { subsectors } = useTaxonomy();
  return (
    <Form form={editor.form} onSubmit={editor.submit}>
      <SelectField
        name="subsectorId"
        label="Section"
        placeholder="Choose a section"
        rules={{ required: 'Section is required' }}
        options={subsectors.map(({ _id, name, sectorName }) => ({ value: _id, label: `${sectorName}: ${name}` }))}
      />
      <TextField name="name" label="Name" maxLength={200} rules={filled('Name')} />
      <TextAreaField
        name="description"
        label="Description"
        rows={5}
        rules={{ ...filled('Description'), maxLength: { value: 20_000, message: 'Description must have at most 20,000 characters' } }}
      />
      <FileField
        name="image"
        label="Image"
        hint="At most 5 MB"
        accept="image/*"
        current={product?.logo ?? null}
        progress={editor.progress}
        refuse={imageFault}
        onRefused={notify.error}
        rules={product ? {} : { required: 'Image is required' }}
      />
      <FileField name="pdf" label="PDF" accept="application/pdf" current={product?.pdf || null} refuse={pdfFault} onRefused={notify.error} />
      <CustomFieldEditor />
      <DocumentEditor />
      <FormButtons>
        <Button variant="secondary" disabled={editor.busy} onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving…">{product ? 'Save changes' : 'Add Product'}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
