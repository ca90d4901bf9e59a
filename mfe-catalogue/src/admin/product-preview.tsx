import type { Product } from 'api-client';
import { fieldsOf } from '../editing/field-drafts';
import type { ProductValues } from '../editing/product-values';
import { ProductSheet } from '../product/product-sheet';

/** The product as visitors will see it, from what the form holds; a picture that is not sent yet is left out. */
export function ProductPreview({ values, product }: { readonly values: ProductValues; readonly product?: Product }) {
  return (
    <ProductSheet
      product={{
        name: values.name,
        description: values.description,
        logo: values.logo,
        pictures: values.pictures,
        subsectorName: product?.subsectorName ?? '',
        customFields: fieldsOf(values.customFields),
        documents: values.documents.filter(({ url }) => url !== ''),
      }}
    />
  );
}
