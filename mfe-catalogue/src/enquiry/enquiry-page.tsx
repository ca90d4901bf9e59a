import { useEffect, useRef, useState } from 'react';
import { ENQUIRY_PATH, GetServices, langOf, PRODUCTS_PATH, type Product, type Service } from 'api-client';
import { CircleCheck } from 'lucide-react';
import { readSearch, useSearch, type SearchOf, type Page } from 'federation/contract';
import { useActionData } from 'react-router-dom';
import { readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { Button, ButtonLink, Container, EmptyState, ErrorPanel, Panel, SkeletonForm, Split } from 'ui-kit';
import { fillProductsByIds, useProductsByIds } from '../products/api';
import { PageHero } from '../hero/page-hero';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import { offeringsBreadcrumbs } from '../breadcrumbs';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { askedProducts, ENQUIRY_FORM, type EnquiryAnswer } from './enquiry-body';
import { EnquiryForm } from './enquiry-form';
import { EnquiryItem } from './enquiry-item';
import { EnquirySteps } from './enquiry-steps';
import classes from './enquiry-page.module.css';

const breadcrumbs = offeringsBreadcrumbs('Enquiry');
const LEAD = 'One enquiry for all the products you collected. An engineer of the sector answers.';
const LEAD_OF_SERVICE = 'One enquiry about this service. An engineer answers.';

/** A reference in the API's format; the page shows no other text from the address. */
const readReference = (search: SearchOf<typeof pages.enquiry>): string | undefined =>
  /^[\w-]{1,40}$/.exec(search.get('sent') ?? '')?.[0];

/** The ids of the enquiry: the collected ones and, as without scripts, those in the address. */
function useEnquiredIds(search: SearchOf<typeof pages.enquiry>): readonly string[] {
  const collected = useShelf(enquiryShelf);
  const [requested] = useState(() => askedProducts(search));
  const [joined, setJoined] = useState(requested.length === 0);
  useEffect(() => {
    requested.forEach((id) => enquiryShelf.add(id));
    setJoined(true);
  }, [requested]);
  return joined ? collected : requested;
}

/** Loads products by id; the previous ones stay while further ones are loading, so that the form stays mounted. */
function useEnquiredProducts(ids: readonly string[]) {
  const answer = useProductsByIds(ids);
  const last = useRef<readonly Product[]>([]);
  useEffect(() => {
    if (!answer.loading) last.current = answer.products;
  });
  if (!answer.loading || last.current.length === 0) return answer;
  return { ...answer, products: last.current, loading: false };
}

/** The service that the address names, if any. */
function useEnquiredService(search: SearchOf<typeof pages.enquiry>): Service | undefined {
  const id = search.get('service');
  return useRead(GetServices, undefined, { skip: id === null }).data?.find(({ _id }) => _id === id);
}

function EnquirySent({ reference }: { readonly reference: string }) {
  const { text, rich, lang } = useTexts();
  return (
    <div id={ENQUIRY_FORM} className={classes.sent} role="status" lang={lang}>
      <CircleCheck aria-hidden="true" />
      <h2 className={classes.title}>{text('Thank you. Your enquiry has arrived.')}</h2>
      <p>{rich('Your reference is {reference}.', { reference: <strong key="reference">{reference}</strong> })}</p>
      <ButtonLink href={PRODUCTS_PATH} variant="secondary">
        {text('Back to the products')}
      </ButtonLink>
    </div>
  );
}

function EnquiredService({ service }: { readonly service: Service }) {
  const { text, lang } = useTexts();
  return (
    <section aria-labelledby="enquired-service">
      <h2 id="enquired-service" className={classes.title} lang={lang}>
        {text('Service')}
      </h2>
      <p className={classes.serviceTitle} lang={langOf(service, 'title')}>
        {service.title}
      </p>
      <p className={classes.where} lang={langOf(service, 'desc')}>
        {service.desc}
      </p>
    </section>
  );
}

function EnquiredProducts({ products }: { readonly products: readonly Product[] }) {
  const { text, lang } = useTexts();
  return (
    <section aria-labelledby="enquired">
      <div className={classes.head} lang={lang}>
        <h2 id="enquired" className={classes.title}>
          {text('Products')}
        </h2>
        <Button variant="ghost" size="small" data-needs-scripts="" onClick={() => enquiryShelf.replace([])}>
          {text('Clear')}
        </Button>
      </div>
      <ul role="list" className={classes.items}>
        {products.map((product) => (
          <EnquiryItem key={product._id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function EnquiryPage() {
  const { text, lang } = useTexts();
  const search = useSearch(pages.enquiry);
  const posted = useActionData() as EnquiryAnswer | undefined;
  const { products, loading, failed, retry } = useEnquiredProducts(useEnquiredIds(search));
  const service = useEnquiredService(search);
  const reference = readReference(search);
  return (
    <>
      <PageHero
        breadcrumbs={breadcrumbs}
        title={text('Your enquiry')}
        lead={text(service && products.length === 0 ? LEAD_OF_SERVICE : LEAD)}
        lang={lang}
      />
      <Container className={classes.page}>
        {reference ? (
          <EnquirySent reference={reference} />
        ) : failed && !posted ? (
          <ErrorPanel
            title={<span lang={lang}>{text('This part could not be loaded')}</span>}
            message={<span lang={lang}>{text('The products of your enquiry are not available right now.')}</span>}
            retry={<span lang={lang}>{text('Try again')}</span>}
            onRetry={retry}
          />
        ) : loading && !posted ? (
          <SkeletonForm label={text('Loading your enquiry…')} />
        ) : products.length === 0 && !service && !posted ? (
          <Split>
            <EmptyState
              title={<span lang={lang}>{text('Your enquiry is empty')}</span>}
              drawing="documents"
              action={
                <ButtonLink href={PRODUCTS_PATH} lang={lang}>
                  {text('Choose products')}
                </ButtonLink>
              }
            >
              <span lang={lang}>{text('Press “Add to enquiry” on the products you want to know more about.')}</span>
            </EmptyState>
            <EnquirySteps />
          </Split>
        ) : (
          <Split className={classes.asked}>
            <div className={classes.about}>
              {service && <EnquiredService service={service} />}
              {(products.length > 0 || !service) && <EnquiredProducts products={products} />}
            </div>
            <Panel>
              <EnquiryForm products={products} service={service?.title} posted={posted} />
            </Panel>
            <EnquirySteps />
          </Split>
        )}
      </Container>
    </>
  );
}

/** `/products/enquiry`: the products collected on this device, and the form of the enquiry. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: EnquiryPage,
    loader: async ({ request }) => {
      const search = readSearch(pages.enquiry, request.url);
      const ids = askedProducts(search);
      await Promise.all([
        ids.length > 0 && fillProductsByIds(store, ids),
        search.get('service') !== null && store.dispatch(readOf(GetServices).initiate()),
      ]);
      return null;
    },
    action: async ({ request }) => (await import('./enquiry-action')).enquiryAction(store, request),
    handle: {
      head: (state) => {
        const { text, lang } = textsOf(state);
        return {
          title: text('Your enquiry'),
          lang,
          description: text(LEAD),
          canonical: ENQUIRY_PATH,
          robots: 'noindex',
        };
      },
    },
  };
}
