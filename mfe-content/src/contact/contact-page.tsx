import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router-dom';
import {
  ANSWERED_WITHIN,
  CONTACT_PATH,
  sharePicturePath,
  type Section as SectionEntity,
  type SectionKind,
} from 'api-client';
import { CircleCheck } from 'lucide-react';
import { readSearch, useSearch, type SearchOf, type Page } from 'federation/contract';
import { sectionApi, selectSiteSettings, useSectionsOfPageQuery, useSiteSettings } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import { ButtonLink, classNames, Heading } from 'ui-kit';
import { AnySection } from '../sections/any-section';
import { RichText } from '../text/rich-text';
import { chartChunks, loadCharts } from '../sections/lazy-chart-section';
import { PointsSection } from '../sections/points-section';
import { loadShelves } from '../sections/api';
import { documentHead, PageTitle, type PageFacts } from '../site/page-head';
import { loadSiteSettings } from '../site/site-settings';
import { organization } from '../site/organization';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { ContactDetails } from './contact-details';
import { contactApi, useContactProductsQuery } from './api';
import { CONTACT_FORM, ContactForm } from './contact-form';
import type { ContactAnswer } from './contact-values';
import { Desks } from './desks';
import { enquiryMessage, readProductIds } from './enquiry';
import { isMap, Places } from './places';
import classes from './contact-page.module.css';

/** The page's description in the language of the document. */
const pageIn = ({ text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  path: CONTACT_PATH,
  label: text('Contact us'),
  title: text('Talk to an engineer'),
  lead: text(`Ask about a product, a trial or a visit. An engineer answers ${ANSWERED_WITHIN}.`),
  lang,
});

/** A reference in the API's format; the page shows no other text from the address. */
const readReference = (search: SearchOf<typeof pages.contact>): string | undefined =>
  /^[\w-]{1,40}$/.exec(search.get('sent') ?? '')?.[0];

function Sent({ reference, onAgain }: { readonly reference: string; readonly onAgain: () => void }) {
  const { text, rich, lang } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div id={CONTACT_FORM} className={classes.sent} role="status" lang={lang}>
      <CircleCheck aria-hidden="true" />
      <Heading level={2} size={4} ref={heading} tabIndex={-1}>
        {text('Thank you. Your message has arrived.')}
      </Heading>
      {reference && (
        <p>{rich('Your reference is {reference}.', { reference: <strong key="reference">{reference}</strong> })}</p>
      )}
      <ButtonLink variant="secondary" href={CONTACT_PATH} onClick={onAgain}>
        {text('Write another message')}
      </ButtonLink>
    </div>
  );
}

const isDesks = ({ kind }: SectionEntity): boolean => kind === 'values';

const POINTS: ReadonlySet<SectionKind> = new Set(['values', 'why-us', 'certifications']);

/** The sections that are not part of the composition: the first of their kind are beside the form and the title. */
function below(sections: readonly SectionEntity[] = []): readonly SectionEntity[] {
  const beside = [sections.find(isDesks), sections.find(isMap)];
  return sections.filter((section) => !beside.includes(section));
}

/** The editors' sections below the form. */
function Further({ sections }: { readonly sections: readonly SectionEntity[] }) {
  return sections.map((section) =>
    POINTS.has(section.kind) ? (
      <PointsSection key={section._id} section={section} tone="mist" />
    ) : (
      <AnySection key={section._id} section={section} Text={RichText} />
    ),
  );
}

function ContactPage() {
  const search = useSearch(pages.contact);
  const texts = useTexts();
  const settings = useSiteSettings();
  const posted = useActionData() as ContactAnswer | undefined;
  const [answered, setAnswered] = useState<string>();
  const reference = answered ?? readReference(search);
  const ids = readProductIds(search);
  const { data: products = [] } = useContactProductsQuery(ids.join(','), { skip: ids.length === 0 });
  const { data: sections = [] } = useSectionsOfPageQuery('contact');
  const desks = sections.find(isDesks);
  const map = sections.find(isMap);
  const topic = search.get('topic') ?? (ids.length > 0 ? 'Products and prices' : '');
  return (
    <>
      <section
        className={classNames(classes.page, map && classes.withMap)}
        aria-label={texts.text('Contact us')}
        lang={texts.lang}
      >
        <div className={classes.head} lang={texts.contentLang}>
          <PageTitle page={pageIn(texts)} />
          {settings && <ContactDetails settings={settings} />}
        </div>
        <div className={classes.form} lang={texts.contentLang}>
          {reference === undefined ? (
            <ContactForm
              // The names of the products may load after the page.
              key={products.length}
              initial={{ topic, message: enquiryMessage(products) }}
              productIds={ids}
              posted={posted}
              onSent={setAnswered}
            />
          ) : (
            <Sent reference={reference} onAgain={() => setAnswered(undefined)} />
          )}
        </div>
        {desks && (
          <div className={classes.desks}>
            <Desks section={desks} />
          </div>
        )}
        {map && (
          <>
            <Places section={map} />
            <span className={classes.mapEnd} />
          </>
        )}
      </section>
      <Further sections={below(sections)} />
    </>
  );
}

/** The contact page (specification, section 2, `/contact`): the company's details, its places, and a form. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: ContactPage,
    loader: async ({ request }) => {
      const ids = readProductIds(readSearch(pages.contact, request.url));
      await Promise.all([
        loadSiteSettings(store),
        store
          .dispatch(sectionApi.endpoints.sectionsOfPage.initiate('contact'))
          .then(({ data }) => Promise.all([loadShelves(store, data), loadCharts(below(data))])),
        ids.length > 0 ? store.dispatch(contactApi.endpoints.contactProducts.initiate(ids.join(','))) : undefined,
      ]);
      return null;
    },
    action: async ({ request }) =>
      (await import(/* webpackChunkName: "form-actions" */ './contact-action')).contactAction(store, request),
    handle: {
      navbar: 'solid',
      chunks: (state) => chartChunks(below(sectionApi.endpoints.sectionsOfPage.select('contact')(state).data)),
      head: (state, { url }) => {
        const settings = selectSiteSettings(state);
        const texts = textsOf(state);
        const head = documentHead(pageIn(texts), url.origin, texts);
        return {
          ...head,
          image: { url: sharePicturePath('pages', CONTACT_PATH), alt: texts.text('Contact us') },
          jsonLd: [...(head.jsonLd ?? []), ...(settings ? [organization(url.origin, settings)] : [])],
        };
      },
    },
  };
}
