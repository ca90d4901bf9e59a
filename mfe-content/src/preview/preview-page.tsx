import {
  ABOUT_PATH,
  blogPath,
  CONTACT_PATH,
  fetchPreview,
  HOME_PATH,
  isLiveToken,
  newsItemPath,
  pagePath,
  PREVIEW_NOTICES,
  PRIVACY_PATH,
  type Preview,
  type SectionPage,
} from 'api-client';
import { notFound, type Page } from 'federation/contract';
import { useState } from 'react';
import { redirect, useParams } from 'react-router-dom';
import { type AppStore, type RootState, readOf, sectionApi, useAppStore, useRead, isNotFound } from 'shared-store';
import { EmptyState, KitLink, Notice, Section, SkeletonArticle } from 'ui-kit';
import { BlogView } from '../blogs/blog-view';
import { NewsArticle } from '../news/news-article';
import { loadForms } from '../pages/forms';
import { OwnPageView } from '../pages/own-page-view';
import { loadShelves } from '../sections/api';
import { chartChunks, loadCharts } from '../sections/lazy-chart-section';
import type { fixedPages as FixedPages } from './fixed-pages';

type PageOfSections = Extract<Preview, { collection: 'sections' }>['item'];

const byToken = (token = '') => ({ params: { token } });

/** The address of the item after publication. */
function publishedAt({ collection, item }: Exclude<Preview, { collection: 'sections' }>): string {
  if (collection === 'pages') return pagePath(item.slug);
  return collection === 'news' ? newsItemPath(item.slug) : blogPath(item.slug);
}

function Article({ preview }: { readonly preview: Preview }) {
  if (preview.collection === 'blogs') return <BlogView blog={preview.item} />;
  if (preview.collection === 'pages') return <OwnPageView page={preview.item} />;
  return preview.collection === 'news' ? <NewsArticle item={preview.item} /> : null;
}

/** The chunk of the home, about and contact page, which only their previews load. */
const FIXED_PAGES = 'preview-fixed-pages';

let fixed: typeof FixedPages | undefined;

/**
 * Loads the page of a preview and puts its sections where it finds the published ones. No script runs in the frame of a
 * live preview, so nothing else reads them there.
 */
async function loadFixedPage(
  store: AppStore,
  { page: name, sections }: PageOfSections,
  args: Parameters<NonNullable<Page<RootState>['loader']>>[0],
): Promise<void> {
  await store.dispatch(sectionApi.util.upsertQueryData('sectionsOfPage', name, sections));
  fixed ??= (await import(/* webpackChunkName: "preview-fixed-pages" */ './fixed-pages')).fixedPages;
  await fixed[name]?.(store).loader?.(args);
}

function FixedPage({ name }: { readonly name: SectionPage }) {
  const store = useAppStore();
  const [Shown] = useState(() => fixed?.[name]?.(store).Component);
  return Shown && <Shown />;
}

const FIXED_PATHS: Readonly<Record<SectionPage, string>> = {
  home: HOME_PATH,
  about: ABOUT_PATH,
  contact: CONTACT_PATH,
  privacy: PRIVACY_PATH,
};

/** Says what visitors see of a shared page. An item that is published redirects to its page. */
function PreviewNotice({ preview: { state, collection, item } }: { readonly preview: Preview }) {
  if (collection !== 'sections' || state !== 'published')
    return <Notice tone="warning">{PREVIEW_NOTICES[state]}</Notice>;
  return (
    <Notice>
      {PREVIEW_NOTICES.published} <KitLink href={FIXED_PATHS[item.page]}>Open the published page</KitLink>
    </Notice>
  );
}

function PreviewPage() {
  const { token } = useParams();
  const { currentData: preview, isFetching } = useRead(fetchPreview, byToken(token));
  if (preview?.collection === 'sections')
    return (
      <>
        {!isLiveToken(token) && (
          <Section spacing="tight">
            <PreviewNotice preview={preview} />
          </Section>
        )}
        <FixedPage name={preview.item.page} />
      </>
    );
  if (preview) {
    return (
      <>
        {!isLiveToken(token) && (
          <Section spacing="tight">
            <PreviewNotice preview={preview} />
          </Section>
        )}
        <Article preview={preview} />
      </>
    );
  }
  return (
    <Section>
      {isFetching ? <SkeletonArticle /> : <EmptyState headingLevel={1} title="This page could not be loaded" />}
    </Section>
  );
}

/** An unpublished blog, news item or page, for people with a link to it, or a fixed page with its unpublished sections. */
export function page(store: AppStore): Page<RootState> {
  const articlePreview = readOf(fetchPreview);
  return {
    Component: PreviewPage,
    loader: async (args) => {
      const { token } = args.params;
      const { data: preview, error } = await store.dispatch(articlePreview.initiate(byToken(token)));
      if (isNotFound(error)) notFound();
      if (preview?.collection === 'sections') await loadFixedPage(store, preview.item, args);
      if (preview?.collection === 'pages') {
        const { sections } = preview.item;
        await Promise.all([loadShelves(store, sections), loadForms(store, sections), loadCharts(sections)]);
      }
      if (preview && preview.collection !== 'sections' && preview.item.status === 'published')
        throw redirect(publishedAt(preview));
      return null;
    },
    handle: {
      navbar: 'solid',
      chunks: (state, { params: { token } }) => {
        const preview = articlePreview.select(byToken(token))(state).data;
        if (preview?.collection === 'sections') return [FIXED_PAGES, ...chartChunks(preview.item.sections)];
        return preview?.collection === 'pages' ? chartChunks(preview.item.sections) : [];
      },
      head: (state, { params: { token } }) => {
        const preview = articlePreview.select(byToken(token))(state).data;
        const item = preview && 'title' in preview.item ? preview.item : undefined;
        return { title: item?.title ?? 'Preview', robots: 'noindex' };
      },
    },
  };
}
