import { ENQUIRY_PATH, type Product } from 'api-client';
import { Mail } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, notify } from 'ui-kit';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import { PRODUCT_FIELD } from './enquiry-body';
import { EnquiryLink } from './enquiry-link';

/**
 * The switch that adds a product to the enquiry or removes it, with a link to the enquiry; without scripts, a link that
 * enquires about the product.
 */
export function EnquiryMark({ product }: { readonly product: Product }) {
  const chosen = useShelf(enquiryShelf).includes(product._id);
  const navigate = useNavigate();
  const press = () => {
    if (chosen) return enquiryShelf.remove(product._id);
    if (!enquiryShelf.add(product._id))
      return notify.info(`An enquiry can include up to ${enquiryShelf.most} products.`);
    notify.success(`${product.name} is in your enquiry.`, {
      label: 'View enquiry',
      run: () => void navigate(ENQUIRY_PATH),
    });
  };
  return (
    <>
      <noscript>
        <ButtonLink
          as="a"
          variant="primary"
          href={`${ENQUIRY_PATH}?${new URLSearchParams({ [PRODUCT_FIELD]: product._id })}`}
          icon={<Mail aria-hidden="true" />}
        >
          Enquire about this product
        </ButtonLink>
      </noscript>
      <Button
        variant={chosen ? 'secondary' : 'primary'}
        data-needs-scripts=""
        aria-pressed={chosen}
        icon={<Mail aria-hidden="true" />}
        onClick={press}
      >
        {chosen ? 'In your enquiry' : 'Add to enquiry'}
      </Button>
      {chosen && <EnquiryLink />}
    </>
  );
}
