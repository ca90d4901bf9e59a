import type { ReactNode } from 'react';
import type { Product } from 'api-client';
import { products } from 'api-client/content-types';
import { EditorSection } from 'admin-kit';
import { CommentedField, ContentFields, PdfFileField, withOthers } from 'admin-kit/content';
import { FormColumns } from 'ui-kit/form';
import { useTaxonomy } from '../taxonomy/api';
import { CustomFieldEditor } from './custom-field-editor';
import { DocumentEditor } from './document-editor';
import { PictureEditor } from './picture-editor';
import { ProductImageField } from './product-image-field';

/** Files, custom fields and documents have separate inputs, below. */
const LAYOUT = withOthers(
  products,
  [['name', 'subsectorId'], 'description'],
  ['logo', 'pdf', 'pictures', 'customFields', 'documents', 'charts'],
);

interface ProductFieldsProps {
  /** The edited product. */
  readonly product?: Product;
  readonly progress: number | null;
}

/** The files of a product. Must be inside a form. */
export function ProductFiles({ product, progress }: ProductFieldsProps) {
  return (
    <>
      <CommentedField name="logo" label="Image">
        <ProductImageField progress={progress} />
      </CommentedField>
      <CommentedField name="pdf" label="PDF">
        <PdfFileField name="pdf" label="PDF" current={product?.pdf || null} />
      </CommentedField>
    </>
  );
}

interface ProductTextsProps extends Pick<ProductFieldsProps, 'product'> {
  /** Shown after the texts. */
  readonly children?: ReactNode;
}

/** The fields of a product except its files. Must be inside a form. */
export function ProductTexts({ product, children }: ProductTextsProps) {
  const { subsectors } = useTaxonomy();
  // Always includes the product's own subsector: it may be a draft, or the list may still be loading.
  const own = product && !subsectors.some(({ _id }) => _id === product.subsectorId) ? [product] : [];
  return (
    <>
      <EditorSection title="Product">
        <ContentFields
          type={products}
          layout={LAYOUT}
          choices={{
            subsectorId: [
              ...own.map(({ subsectorId, subsectorName, sectorName }) => ({
                value: subsectorId,
                label: `${sectorName}: ${subsectorName}`,
              })),
              ...subsectors.map(({ _id, name, sectorName }) => ({ value: _id, label: `${sectorName}: ${name}` })),
            ],
          }}
        />
      </EditorSection>
      {children}
      <EditorSection title="Custom fields">
        <CustomFieldEditor />
      </EditorSection>
      <EditorSection title="Documents">
        <DocumentEditor />
      </EditorSection>
      <EditorSection title="Pictures">
        <PictureEditor />
      </EditorSection>
    </>
  );
}

/** The fields of Add Product and Edit Product (specification, sections 2, 3 and 5). Must be inside a form. */
export function ProductFields({ product, progress }: ProductFieldsProps) {
  return (
    <ProductTexts {...(product && { product })}>
      <EditorSection title="Files">
        <FormColumns>
          <ProductFiles {...(product && { product })} progress={progress} />
        </FormColumns>
      </EditorSection>
    </ProductTexts>
  );
}
