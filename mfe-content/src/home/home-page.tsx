import { Suspense } from 'react';
import type { Page } from 'federation/contract';
import { readOf, sectionApi, selectSiteSettings, useSectionsOfPageQuery } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import {
  fetchSectors,
  GetClients,
  GetFeedbacks,
  GetServices,
  HOME_PATH,
  sharePicturePath,
  type Section as SectionEntity,
} from 'api-client';
import { ErrorPanel, Section } from 'ui-kit';
import { latestBlogApi } from '../blogs/latest-api';
import { newsHeadlinesApi } from '../news/headlines-api';
import { AnySection } from '../sections/any-section';
import { PointsSection } from '../sections/points-section';
import { loadShelves } from '../sections/api';
import { chartChunks, loadCharts } from '../sections/lazy-chart-section';
import { loadSiteSettings } from '../site/site-settings';
import { organization } from '../site/organization';
import { useTexts } from '../texts';
import { ClientsSection } from './clients-section';
import { Hero } from './hero';
import { IndustriesSection } from './industries-section';
import { LATEST, LatestSection } from './latest-section';
import { ServicesSection } from './services-section';
import { TestimonialsSection } from './testimonials-section';
import { Slot } from '../slot';

function renderSection(section: SectionEntity) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} />;
    case 'industries':
      return <IndustriesSection section={section} />;
    case 'sectors':
      return <Slot name="home.sectors" />;
    case 'services':
      return <ServicesSection section={section} />;
    case 'why-us':
      return <PointsSection section={section} tone="mist" />;
    case 'values':
    case 'certifications':
      return <PointsSection section={section} />;
    case 'clients':
      return <ClientsSection section={section} />;
    case 'testimonials':
      return <TestimonialsSection section={section} />;
    case 'latest':
      return <LatestSection section={section} />;
    case 'openings':
      return <Slot name="home.openings" />;
    default:
      return <AnySection section={section} />;
  }
}

function HomePage() {
  const { text, lang } = useTexts();
  const { data: sections, isLoading, isFetching, refetch } = useSectionsOfPageQuery('home');
  if (!sections || sections.length === 0) {
    return (
      <>
        <Section lang={lang}>
          {!isLoading && (
            <ErrorPanel
              title={text('The home page could not be loaded')}
              headingLevel={1}
              message={text('Please try again in a moment.')}
              onRetry={refetch}
              busy={isFetching}
            />
          )}
        </Section>
        <Slot name="home.sectors" />
        <Slot name="home.openings" />
      </>
    );
  }
  // The first screen is hydrated first; the other sections follow one by one, or when a visitor uses one.
  return sections.map((section, index) => (
    <div key={section._id}>{index === 0 ? renderSection(section) : <Suspense>{renderSection(section)}</Suspense>}</div>
  ));
}

/** The home page (specification, section 2, `/` and `/home`): the sections in the editors' order. */
export function page(store: AppStore): Page<RootState> {
  const { sectionsOfPage } = sectionApi.endpoints;
  return {
    Component: HomePage,
    loader: async () => {
      await Promise.all([
        store
          .dispatch(sectionsOfPage.initiate('home'))
          .then(({ data }) => Promise.all([loadShelves(store, data), loadCharts(data)])),
        store.dispatch(readOf(fetchSectors).initiate()),
        store.dispatch(readOf(GetServices).initiate()),
        store.dispatch(readOf(GetClients).initiate()),
        store.dispatch(readOf(GetFeedbacks).initiate()),
        store.dispatch(latestBlogApi.endpoints.blogLatest.initiate(LATEST)),
        store.dispatch(newsHeadlinesApi.endpoints.newsHeadlines.initiate(LATEST)),
        loadSiteSettings(store),
      ]);
      return null;
    },
    handle: {
      navbar: 'overlay',
      chunks: (state) => chartChunks(sectionsOfPage.select('home')(state).data),
      head: (state, { url }) => {
        const settings = selectSiteSettings(state);
        const hero = sectionsOfPage
          .select('home')(state)
          .data?.find(({ kind }) => kind === 'hero');
        return {
          title: settings?.title ?? 'Home',
          description: hero?.text || settings?.tagline,
          canonical: url.pathname === HOME_PATH ? '/' : url.pathname,
          image: { url: sharePicturePath('pages', HOME_PATH), alt: hero?.imageAlt || (settings?.title ?? '') },
          jsonLd: settings ? [organization(url.origin, settings)] : [],
        };
      },
    },
  };
}
