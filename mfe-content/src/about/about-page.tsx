import { Suspense } from 'react';
import { ABOUT_PATH, sharePicturePath, type Section as SectionEntity } from 'api-client';
import type { Page } from 'federation/contract';
import { sectionApi, selectSiteSettings, useSectionsOfPageQuery, type AppStore, type RootState } from 'shared-store';
import { AnySection } from '../sections/any-section';
import { RichText } from '../text/rich-text';
import { textsOf } from '../texts';
import { PointsSection } from '../sections/points-section';
import { loadShelves } from '../sections/api';
import { chartChunks, loadCharts } from '../sections/lazy-chart-section';
import { ArticleFallback } from '../site/article-fallback';
import { breadcrumbs } from '../site/breadcrumbs';
import { loadSiteSettings } from '../site/site-settings';
import { organization } from '../site/organization';
import { breadcrumbList } from '../site/structured-data';
import { AboutHero } from './about-hero';
import { Timeline } from './timeline';

const DESCRIPTION = 'Who we are, where we come from and what we hold to.';
const BREADCRUMBS = breadcrumbs([['About us', ABOUT_PATH]]);

function renderSection(section: SectionEntity) {
  switch (section.kind) {
    case 'hero':
      return <AboutHero section={section} breadcrumbs={BREADCRUMBS} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'values':
    case 'why-us':
      return <PointsSection section={section} />;
    case 'certifications':
      return <PointsSection section={section} tone="mist" />;
    default:
      return <AnySection section={section} Text={RichText} />;
  }
}

function AboutPage() {
  const { data: sections, ...read } = useSectionsOfPageQuery('about');
  if (sections && sections.length > 0) {
    // As on the home page: the first section is hydrated first.
    return sections.map((section, index) => (
      <div key={section._id}>
        {index === 0 ? renderSection(section) : <Suspense>{renderSection(section)}</Suspense>}
      </div>
    ));
  }
  return <ArticleFallback title="This page could not be loaded" isLoading={read.isLoading} read={read} />;
}

/** The about page (specification, section 2, `/aboutus`): story, timeline, values, certifications. */
export function page(store: AppStore): Page<RootState> {
  const { sectionsOfPage } = sectionApi.endpoints;
  return {
    Component: AboutPage,
    loader: async () => {
      await Promise.all([
        store
          .dispatch(sectionsOfPage.initiate('about'))
          .then(({ data }) => Promise.all([loadShelves(store, data), loadCharts(data)])),
        loadSiteSettings(store),
      ]);
      return null;
    },
    handle: {
      navbar: 'solid',
      chunks: (state) => chartChunks(sectionsOfPage.select('about')(state).data),
      head: (state, { url }) => {
        const settings = selectSiteSettings(state);
        const texts = textsOf(state);
        const { text, lang } = texts;
        const hero = sectionsOfPage
          .select('about')(state)
          .data?.find(({ kind }) => kind === 'hero');
        return {
          title: text('About us'),
          lang,
          description: hero?.text || text(DESCRIPTION),
          canonical: ABOUT_PATH,
          image: { url: sharePicturePath('pages', ABOUT_PATH), alt: hero?.imageAlt || text('About us') },
          jsonLd: [
            breadcrumbList(url.origin, BREADCRUMBS, texts),
            ...(settings ? [organization(url.origin, settings)] : []),
          ],
        };
      },
    },
  };
}
