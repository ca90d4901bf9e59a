import { ENQUIRY_PATH, type Product } from 'api-client';
import { Mail } from 'lucide-react';
import { Button, ButtonLink, notify } from 'ui-kit';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import { PRODUCT_FIELD } from './enquiry-body';

/** The switch that puts a product into the enquiry, or takes it out again; without scripts, a way to enquire about it. */
export function EnquiryMark({ product }: { readonly product: Product }) {
  const chosen = useShelf(enquiryShelf).includes(product._id);
  return (
    <>
      <noscript>
        <ButtonLink
          as="a"
          variant="secondary"
          href={`${ENQUIRY_PATH}?${new URLSearchParams({ [PRODUCT_FIELD]: product._id })}`}
          icon={<Mail aria-hidden="true" />}
        >
          Enquire about it
        </ButtonLink>
      </noscript>
      <Button
        variant="secondary"
        data-needs-scripts=""
        aria-pressed={chosen}
        icon={<Mail aria-hidden="true" />}
        onClick={() => {
          if (chosen) enquiryShelf.remove(product._id);
          else if (!enquiryShelf.add(product._id)) notify.info(`An enquiry takes up to ${enquiryShelf.most} products.`);
        }}
      >
        {chosen ? 'In your enquiry' : 'Add to enquiry'}
      </Button>
    </>
  );
}
