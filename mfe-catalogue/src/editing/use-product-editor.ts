import type { Product, ProductDocument } from 'api-client';
import { notify } from 'ui-kit';
import { useForm, type UseFormReturn } from 'ui-kit/form';
import { useAddProductMutation, useEditProductMutation } from '../api/changes';
import { productBody, productValues, type ProductValues } from './product-values';
import { useSubmit } from './use-submit';
import { useUploads } from './use-uploads';

/** Specification, section 5: said when a created product comes back without its image or its PDF. */
export const FILES_MISSING = 'Sector created but files not properly attached';
/** Specification, section 8. */
export const UPDATED = 'Category updated successfully';

interface ProductEditor {
  readonly form: UseFormReturn<ProductValues>;
  /** A submit runs: nothing may be closed. */
  readonly busy: boolean;
  readonly progress: number | null;
  readonly submit: (values: ProductValues) => Promise<void>;
}

interface ProductEditorOptions {
  /** The product to edit; a new one is added without it. */
  readonly product?: Product;
  readonly subsectorId?: string;
  readonly onSaved: (product: Product) => void;
}

/** Uploads the chosen files, then saves the product. A failure is a toast, and the form keeps what was typed. */
export function useProductEditor({ product, subsectorId, onSaved }: ProductEditorOptions): ProductEditor {
  const form = useForm<ProductValues>({ defaultValues: productValues(product, subsectorId) });
  const uploads = useUploads();
  const [addProduct] = useAddProductMutation();
  const [editProduct] = useEditProductMutation();

  const sendDocuments = async (values: ProductValues): Promise<ProductDocument[]> => {
    const documents: ProductDocument[] = [];
    for (const { file, ...document } of values.documents)
      documents.push(file ? { ...document, url: await uploads.pdf(file), size: file.size } : document);
    return documents;
  };

  const save = async (values: ProductValues): Promise<Product> => {
    const files = {
      logo: await uploads.image(values.image, product?.logo),
      pdf: await uploads.pdf(values.pdf, product?.pdf),
      documents: await sendDocuments(values),
    };
    const body = productBody(values, files);
    if (product) {
      const moved = values.subsectorId !== product.subsectorId && { subsectorId: values.subsectorId };
      const { data } = await editProduct({ params: { id: product._id }, body: { ...body, ...moved, version: product.version } }).unwrap();
      notify.success(UPDATED);
      return data;
    }
    const created = await addProduct({ body: { ...body, subsectorId: values.subsectorId } }).unwrap();
    if (created.logo && created.pdf) notify.success(created.message);
    else notify.error(FILES_MISSING);
    return created;
  };

  const [busy, submit] = useSubmit(form, async (values) => onSaved(await save(values)));

  return { form, busy, progress: uploads.progress, submit };
}
