import type { Product } from 'api-client';
import { failureOf } from 'shared-store';
import { Button, FullScreenLoader } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, useForm, useSubmission } from 'ui-kit/form';
import { ProductFields } from './product-fields';
import { productValues, type ProductValues } from './product-values';
import { useSaveProduct } from './use-save-product';

interface ProductDialogProps {
  /** The product to edit; undefined for a new one. */
  readonly product?: Product;
  readonly subsectorId?: string;
  readonly onClose: () => void;
}

/** The product form in a dialog that cannot be closed while a submit runs (specification, section 4). */
export function ProductDialog({ product, subsectorId, onClose }: ProductDialogProps) {
  const form = useForm<ProductValues>({ defaultValues: productValues(product, subsectorId) });
  const { save, progress } = useSaveProduct();
  const { busy, send } = useSubmission(form, failureOf);
  const submit = (values: ProductValues): Promise<boolean> =>
    send(async () => {
      await save(values, product);
      onClose();
    });
  return (
    <Dialog size="large" title={product ? 'Edit Product' : 'Add Product'} busy={busy} onClose={onClose}>
      <Form form={form} onSubmit={submit}>
        <ProductFields {...(product && { product })} progress={progress} />
        <FormButtons>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving…">{product ? 'Save changes' : 'Add Product'}</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader label="Saving…" />}
    </Dialog>
  );
}
