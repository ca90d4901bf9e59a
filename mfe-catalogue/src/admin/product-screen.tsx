import { useDates } from 'shared-store';
import type { Dates, Product } from 'api-client';
import { products } from 'api-client/content-types';
import { publicationBody, publicationValues, type PublicationValues } from 'admin-kit';
import { copied, formLabels, LivePreview, SeoPanel } from 'admin-kit/content';
import { useForm } from 'ui-kit/form';
import { ProductFields } from '../editing/product-fields';
import { productBody, productValues, type ProductValues } from '../editing/product-values';
import { useSaveProduct } from '../editing/use-save-product';
import { useProductToEditQuery } from './admin-endpoints';
import { ItemEditor } from './item-editor';
import { ItemPage, type ItemRead } from './item-page';

type Values = ProductValues & PublicationValues;

const valuesOf = (dates: Dates, product?: Product): Values => ({
  ...productValues(product),
  ...publicationValues(dates, product),
});
const labels = formLabels(products);

/** The fields of a product that can be previewed before its files are uploaded. */
const bodyWithoutUploads = (values: Values, shown: Product | undefined) =>
  productBody(values, {
    logo: values.logo,
    pdf: shown?.pdf ?? '',
    documents: values.documents.filter(({ url }) => url !== ''),
    fields: values.customFields,
  });

function ProductEditor({ item: product, original }: { readonly item?: Product; readonly original?: Product }) {
  const { save, progress } = useSaveProduct();
  const dates = useDates();
  const toValues = (of?: Product): Values => valuesOf(dates, of);
  const form = useForm<Values>({
    defaultValues: original ? { ...toValues(original), ...copied(original, 'name') } : toValues(product),
  });
  const shown = product ?? original;
  return (
    <ItemEditor<Values, Product>
      collection="products"
      title="Products"
      what="product"
      item={product}
      form={form}
      toValues={toValues}
      labels={labels}
      // `save` shows its own message.
      save={async (values, version) => {
        await save(values, product, version, publicationBody(values, dates, product), original);
        return undefined;
      }}
      livePreview={(close) => (
        <LivePreview
          collection="products"
          id={product?._id}
          form={form}
          fields={() => bodyWithoutUploads(form.getValues(), shown)}
          onClose={close}
        />
      )}
    >
      <ProductFields {...(shown && { product: shown })} progress={progress} />
      <SeoPanel type={products} />
    </ItemEditor>
  );
}

function useProduct(id: string): ItemRead<Product> {
  const { currentData, isFetching, refetch } = useProductToEditQuery(id, { refetchOnMountOrArgChange: true });
  return { item: isFetching ? undefined : currentData, loading: isFetching, retry: () => void refetch() };
}

/** The editor of a new or existing product. */
export const Component = () => <ItemPage what="Product" useItem={useProduct} Editor={ProductEditor} />;
