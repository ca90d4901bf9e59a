import type { Product } from 'api-client';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import {
  EditorScreen,
  PublicationFields,
  publicationBody,
  publicationValues,
  useEditor,
  type PublicationValues,
} from 'ui-kit/collection';
import { useForm } from 'ui-kit/form';
import { ProductFields } from '../editing/product-fields';
import { productValues, type ProductValues } from '../editing/product-values';
import { useSaveProduct } from '../editing/use-save-product';
import { useProductToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { History } from './history';
import { ProductPreview } from './product-preview';

type Values = ProductValues & PublicationValues;

const toValues = (product?: Product): Values => ({ ...productValues(product), ...publicationValues(product) });
const labels = {
  subsectorId: 'Section',
  name: 'Name',
  description: 'Description',
  logo: 'Image',
  pdf: 'PDF',
  customFields: 'Custom fields',
  documents: 'Documents',
  status: 'Status',
  publishAt: 'Publish at',
};

function ProductEditor({ product }: { readonly product?: Product }) {
  const navigate = useNavigate();
  const { save, progress } = useSaveProduct();
  const form = useForm<Values>({ defaultValues: toValues(product) });
  const editor = useEditor<Values, Product>({
    form,
    entity: product,
    toValues,
    // It tells by itself how it went.
    save: async (values, version) => {
      await save(values, product, version, publicationBody(values));
      return undefined;
    },
    onSaved: () => void navigate(adminPaths.products.list),
  });
  return (
    <EditorScreen
      title={product ? `Edit ${product.name}` : 'Add product'}
      crumbs={[{ label: 'Products', href: adminPaths.products.list }, { label: product?.name ?? 'Add product' }]}
      editor={editor}
      toValues={toValues}
      labels={labels}
      preview={() => <ProductPreview values={form.getValues()} {...(product && { product })} />}
      actions={product && <History collection="products" id={product._id} labels={labels} />}
      aside={<PublicationFields />}
    >
      <ProductFields {...(product && { product })} progress={progress} />
    </EditorScreen>
  );
}

/** The editor of a product, new or existing. */
export function Component() {
  const { id } = useParams();
  const {
    currentData: product,
    isError,
    isFetching,
    refetch,
  } = useProductToEditQuery(id ?? '', {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  if (id === undefined) return <ProductEditor />;
  if (product && !isFetching) return <ProductEditor key={`${product._id} ${product.version}`} product={product} />;
  if (!isError) return <SkeletonForm fields={8} />;
  return (
    <ErrorPanel
      title="Product not found"
      message="It could not be loaded. It may have been deleted."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
