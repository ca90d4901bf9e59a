import type { Product } from 'api-client';
import { Mail } from 'lucide-react';
import { Button, notify } from 'ui-kit';
import { enquiryShelf, useShelf } from '../shelves/shelves';

/** The switch that puts a product into the enquiry, or takes it out again. */
export function EnquiryMark({ product }: { readonly product: Product }) {
  const chosen = useShelf(enquiryShelf).includes(product._id);
  return (
    <Button
      variant="secondary"
      aria-pressed={chosen}
      icon={<Mail aria-hidden="true" />}
      onClick={() => {
        if (chosen) enquiryShelf.remove(product._id);
        else if (!enquiryShelf.add(product._id)) notify.info(`An enquiry takes up to ${enquiryShelf.most} products.`);
      }}
    >
      {chosen ? 'In your enquiry' : 'Add to enquiry'}
    </Button>
  );
}
