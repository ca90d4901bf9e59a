import type { Product } from 'api-client';
import { FullScreenLoader } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { ProductForm } from './product-form';
import { useProductEditor } from './use-product-editor';

interface ProductDialogProps {
  readonly product?: Product;
  readonly subsectorId?: string;
  readonly onClose: () => void;
}

/** The product form in a dialog that can't be closed while a submit runs (specification, section 4). */
export function ProductDialog({ product, subsectorId, onClose }: ProductDialogProps) {
  const editor = useProductEditor({ ...(product && { product }), ...(subsectorId && { subsectorId }), onSaved: onClose });
  return (
    <Dialog
      open
      size="large"
      title={product ? 'Edit Product' : 'Add Product'}
      busy={editor.busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ProductForm editor={editor} {...(product && { product })} onCancel={onClose} />
      {editor.busy && <FullScreenLoader label="Saving…" />}
    </Dialog>
  );
}
