import { blogPath, fetchPreview, isLiveToken, newsItemPath, NOT_PUBLISHED, pagePath, type Preview } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import { redirect, useParams } from 'react-router-dom';
import { type AppStore, type RootState, readOf, useRead, isNotFound } from 'shared-store';
import { EmptyState, Notice, Section, SkeletonArticle } from 'ui-kit';
import { BlogView } from '../blogs/blog-view';
import { NewsArticle } from '../news/news-article';
import { loadForms } from '../pages/forms';
import { OwnPageView } from '../pages/own-page-view';
import { loadShelves } from '../sections/api';
import { chartChunks, loadCharts } from '../sections/lazy-chart-section';

const byToken = (token = '') => ({ params: { token } });

/** The address of the item after publication. */
function publishedAt({ collection, item }: Preview): string {
  if (collection === 'pages') return pagePath(item.slug);
  return collection === 'news' ? newsItemPath(item.slug) : blogPath(item.slug);
}

function Article({ preview }: { readonly preview: Preview }) {
  if (preview.collection === 'blogs') return <BlogView blog={preview.item} />;
  if (preview.collection === 'pages') return <OwnPageView page={preview.item} />;
  return preview.collection === 'news' ? <NewsArticle item={preview.item} /> : null;
}

function PreviewPage() {
  const { token } = useParams();
  const { currentData: preview, isFetching } = useRead(fetchPreview, byToken(token));
  if (preview) {
    return (
      <>
        {!isLiveToken(token) && (
          <Section spacing="tight">
            <Notice tone="warning">{NOT_PUBLISHED}</Notice>
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

/** An unpublished blog, news item or page, for people with a link to it. */
export function page(store: AppStore): Page<RootState> {
  const articlePreview = readOf(fetchPreview);
  return {
    Component: PreviewPage,
    loader: async ({ params: { token } }) => {
      const { data: preview, error } = await store.dispatch(articlePreview.initiate(byToken(token)));
      if (isNotFound(error)) notFound();
      if (preview?.collection === 'pages') {
        const { sections } = preview.item;
        await Promise.all([loadShelves(store, sections), loadForms(store, sections), loadCharts(sections)]);
      }
      if (preview?.item.status === 'published') throw redirect(publishedAt(preview));
      return null;
    },
    handle: {
      navbar: 'solid',
      chunks: (state, { params: { token } }) => {
        const preview = articlePreview.select(byToken(token))(state).data;
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
