import { PDF_UPLOAD, type Product, type ProductBody, type ProductDocument } from 'api-client';
import { useUploads } from 'admin-kit/content';
import { notify } from 'ui-kit';
import { useAddProductMutation, useEditProductMutation } from './api';
import type { FieldDraft } from './field-drafts';
import { productBody, type ProductValues } from './product-values';

/** Specification, section 5: shown if a created product is returned without its image or its PDF. */
export const FILES_MISSING = 'Sector created but files not properly attached';
/** Specification, section 8. */
export const UPDATED = 'Category updated successfully';

interface ProductUploads {
  /** The progress of the running upload, 0 to 1. */
  readonly progress: number | null;
  /**
   * Uploads the chosen files; resolves to the request body. A copy keeps the files of its original unless others are
   * chosen.
   */
  readonly upload: (values: ProductValues, original: Product | undefined) => Promise<ProductBody>;
}

/** Uploads the files of a product, for the dialog and for the administration's editor. */
export function useProductUploads(): ProductUploads {
  const uploads = useUploads();

  const sendDocuments = async (values: ProductValues): Promise<ProductDocument[]> => {
    const documents: ProductDocument[] = [];
    for (const { file, ...document } of values.documents)
      documents.push(file ? { ...document, url: await uploads.pdf(file), size: file.size } : document);
    return documents;
  };

  const sendFields = async (values: ProductValues): Promise<FieldDraft[]> => {
    const fields: FieldDraft[] = [];
    for (const field of values.customFields) {
      const { file, fileUrl } = field;
      const send = file?.type === PDF_UPLOAD.accept ? uploads.pdf : uploads.image;
      fields.push(field.type === 'file' ? { ...field, fileUrl: await send(file, fileUrl) } : field);
    }
    return fields;
  };

  const upload = async (values: ProductValues, original: Product | undefined): Promise<ProductBody> =>
    productBody(values, {
      logo: await uploads.image(values.image, values.logo),
      pdf: await uploads.pdf(values.pdf, original?.pdf),
      documents: await sendDocuments(values),
      fields: await sendFields(values),
    });

  return { progress: uploads.progress, upload };
}

interface SaveProduct extends Pick<ProductUploads, 'progress'> {
  /**
   * Uploads the chosen files, then adds a product or changes the given one. Shows the result in a toast; rejects on
   * failure.
   */
  readonly save: (values: ProductValues, product: Product | undefined) => Promise<Product>;
}

/** Saves a product for the dialog. */
export function useSaveProduct(): SaveProduct {
  const { progress, upload } = useProductUploads();
  const [addProduct] = useAddProductMutation();
  const [editProduct] = useEditProductMutation();

  const save: SaveProduct['save'] = async (values, product) => {
    const { subsectorId, ...body } = await upload(values, product);
    if (product) {
      const moved = subsectorId !== product.subsectorId && { subsectorId };
      const { data } = await editProduct({
        params: { id: product._id },
        body: { ...body, ...moved, version: product.version },
      }).unwrap();
      notify.success(UPDATED);
      return data;
    }
    const created = await addProduct({ body: { ...body, subsectorId } }).unwrap();
    if (created.logo && created.pdf) notify.success(created.message);
    else notify.error(FILES_MISSING);
    return created;
  };

  return { progress, save };
}
