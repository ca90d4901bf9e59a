import { ENQUIRY_PATH, type Product } from 'api-client';
import { taskDone } from 'federation/contract';
import { Mail } from 'lucide-react';
import { useHref, useNavigate } from 'react-router-dom';
import { Button, ButtonLink, notify } from 'ui-kit';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import { useTexts } from '../texts';
import { PRODUCT_FIELD } from './enquiry-body';
import { EnquiryLink } from './enquiry-link';

/**
 * The switch that adds a product to the enquiry or removes it, with a link to the enquiry; without scripts, a link that
 * enquires about the product.
 */
export function EnquiryMark({ product }: { readonly product: Product }) {
  const { text, lang } = useTexts();
  const chosen = useShelf(enquiryShelf).includes(product._id);
  const navigate = useNavigate();
  const enquiry = useHref(`${ENQUIRY_PATH}?${new URLSearchParams({ [PRODUCT_FIELD]: product._id })}`);
  const press = () => {
    if (chosen) return enquiryShelf.remove(product._id);
    if (!enquiryShelf.add(product._id))
      return notify.info(text('An enquiry can include up to {most} products.', { most: enquiryShelf.most }));
    taskDone('catalogue', 'enquiry-begun');
    notify.success(text('{product} is in your enquiry.', { product: product.name }), {
      label: text('View enquiry'),
      run: () => void navigate(ENQUIRY_PATH),
    });
  };
  return (
    <>
      <noscript>
        <ButtonLink as="a" variant="primary" href={enquiry} icon={<Mail aria-hidden="true" />} lang={lang}>
          {text('Enquire about this product')}
        </ButtonLink>
      </noscript>
      <Button
        variant={chosen ? 'secondary' : 'primary'}
        data-needs-scripts=""
        aria-pressed={chosen}
        icon={<Mail aria-hidden="true" />}
        onClick={press}
        lang={lang}
      >
        {chosen ? text('In your enquiry') : text('Add to enquiry')}
      </Button>
      {chosen && <EnquiryLink />}
    </>
  );
}
