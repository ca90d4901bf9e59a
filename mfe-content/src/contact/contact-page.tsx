import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ANSWERED_WITHIN } from 'api-client';
import { CircleCheck } from 'lucide-react';
import type { Page } from 'federation/contract';
import { useSiteSettings } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import { Button, Heading, Section } from 'ui-kit';
import { CONTACT_PATH } from '../paths';
import { PageHead } from '../site/page-head';
import { sharePicture } from '../site/share-picture';
import { loadSiteSettings, selectSiteSettings } from '../site/site-settings';
import { breadcrumbList, organization } from '../site/structured-data';
import { ContactDetails } from './contact-details';
import { contactApi, useContactProductsQuery } from './contact-endpoints';
import { ContactForm } from './contact-form';
import { enquiryMessage, readProductIds } from './enquiry';
import classes from './contact-page.module.css';

const DESCRIPTION = `Ask about a product, a trial or a visit. An engineer answers ${ANSWERED_WITHIN}.`;
const TRAIL = [
  { label: 'Home', href: '/home' },
  { label: 'Contact us', href: CONTACT_PATH },
];

function Sent({ reference, onAgain }: { readonly reference: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent} role="status">
      <CircleCheck aria-hidden="true" />
      <Heading level={2} size={4} ref={heading} tabIndex={-1}>
        Thank you. Your message has arrived.
      </Heading>
      {reference && (
        <p>
          Your reference is <strong>{reference}</strong>.
        </p>
      )}
      <Button variant="secondary" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}

function ContactPage() {
  const [search] = useSearchParams();
  const settings = useSiteSettings();
  const [reference, setReference] = useState<string>();
  const ids = readProductIds(search);
  const { data: products = [] } = useContactProductsQuery(ids.join(','), { skip: ids.length === 0 });
  const topic = search.get('topic') ?? (ids.length > 0 ? 'Products and prices' : '');
  return (
    <>
      <PageHead trail={TRAIL} eyebrow="Contact us" title="Talk to an engineer" lead={DESCRIPTION} />
      <Section spacing="tight" aria-label="Contact us">
        <div className={classes.split}>
          {reference === undefined ? (
            <ContactForm
              // The names of the products may come after the page.
              key={products.length}
              initial={{ topic, message: enquiryMessage(products) }}
              productIds={ids}
              onSent={setReference}
            />
          ) : (
            <Sent reference={reference} onAgain={() => setReference(undefined)} />
          )}
          {settings && <ContactDetails settings={settings} />}
        </div>
      </Section>
    </>
  );
}

/** The contact page (specification, section 2, `/contact`): a form and the company's details. */
export function contactPage(store: AppStore): Page<RootState> {
  return {
    Component: ContactPage,
    loader: async ({ request }) => {
      const ids = readProductIds(new URL(request.url).searchParams);
      await Promise.all([
        loadSiteSettings(store),
        ids.length > 0 ? store.dispatch(contactApi.endpoints.contactProducts.initiate(ids.join(','))) : undefined,
      ]);
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (state, { url }) => {
        const settings = selectSiteSettings(state);
        return {
          title: 'Contact us',
          description: DESCRIPTION,
          canonical: CONTACT_PATH,
          image: { url: sharePicture('pages', 'contact'), alt: 'Contact us' },
          jsonLd: [breadcrumbList(url.origin, TRAIL), ...(settings ? [organization(url.origin, settings)] : [])],
        };
      },
    },
  };
}
