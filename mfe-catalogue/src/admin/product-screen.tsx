import type { Product } from 'api-client';
import { products } from 'api-client/content-types';
import { ChartInput, CommentedField, ContentEditor, ItemPage, useOriginal } from 'admin-kit/content';
import { Panel, Stack } from 'ui-kit';
import { ProductFiles, ProductTexts } from '../editing/product-fields';
import { productBody, productValues, type ProductValues } from '../editing/product-values';
import { useProductUploads } from '../editing/use-save-product';

const { charts } = products.fields;

/** The fields of a product that can be previewed before its files are uploaded. */
const bodyWithoutUploads = (values: ProductValues, shown: Product | undefined) =>
  productBody(values, {
    logo: values.logo,
    pdf: shown?.pdf ?? '',
    documents: values.documents.filter(({ url }) => url !== ''),
    fields: values.customFields,
  });

function ProductEditor({ product }: { readonly product: Product | undefined }) {
  const { upload, progress } = useProductUploads();
  const original = useOriginal<Product>();
  const shown = product ?? original;
  return (
    <ContentEditor
      type={products}
      item={product}
      values={(of) => productValues(of)}
      body={(values) => bodyWithoutUploads(values, shown)}
      upload={(values) => upload(values, shown)}
      frame={() => (
        <Panel>
          <Stack gap={2}>
            <ProductFiles {...(shown && { product: shown })} progress={progress} />
          </Stack>
        </Panel>
      )}
    >
      <ProductTexts {...(shown && { product: shown })} />
      <CommentedField name="charts" label={charts.label}>
        <ChartInput name="charts" field={charts} label={charts.label} optional />
      </CommentedField>
    </ContentEditor>
  );
}

/** The editor of a new or existing product. */
export const Component = () => (
  <ItemPage<Product> type={products} editor={(product) => <ProductEditor product={product} />} />
);
