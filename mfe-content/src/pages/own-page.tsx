import { fetchPage, isAddressOf, ownHead, pagePath, plainText, sharePicturePath } from 'api-client';
import { notFound, movedTo, type Page } from 'federation/contract';
import { useParams } from 'react-router-dom';
import { type AppStore, type RootState, readOf, useRead, isNotFound } from 'shared-store';
import { loadShelves } from '../sections/api';
import { chartChunks, loadCharts } from '../sections/lazy-chart-section';
import { ArticleFallback } from '../site/article-fallback';
import { loadSiteSettings } from '../site/site-settings';
import { breadcrumbList } from '../site/structured-data';
import { shorten } from '../text/shorten';
import { textsOf } from '../texts';
import { loadForms } from './forms';
import { breadcrumbsOf, OwnPageView } from './own-page-view';

const byId = (id = '') => ({ params: { id } });

function OwnPage() {
  const { slug } = useParams();
  const { currentData: page, ...read } = useRead(fetchPage, byId(slug));
  if (page) return <OwnPageView page={page} />;
  return <ArticleFallback title="This page could not be loaded" isLoading={read.isFetching} read={read} />;
}

/** A custom page, by id or slug (`/pages/{slug}`). */
export function page(store: AppStore): Page<RootState> {
  const pageById = readOf(fetchPage);
  return {
    Component: OwnPage,
    loader: async ({ params }) => {
      const [found] = await Promise.all([
        store.dispatch(pageById.initiate(byId(params.slug))),
        loadSiteSettings(store),
      ]);
      if (isNotFound(found.error)) notFound();
      const page = found.data;
      if (page && !isAddressOf(page, params.slug ?? '')) movedTo(pagePath(page.slug));
      await Promise.all([
        loadShelves(store, page?.sections),
        loadForms(store, page?.sections),
        loadCharts(page?.sections),
      ]);
      return null;
    },
    action: async ({ request }) =>
      (await import(/* webpackChunkName: "form-actions" */ './form-action')).formAction(store, request),
    handle: {
      navbar: 'solid',
      chunks: (state, { params }) => chartChunks(pageById.select(byId(params.slug))(state).data?.sections),
      head: (state, { params, url }) => {
        const page = pageById.select(byId(params.slug))(state).data;
        const texts = textsOf(state);
        if (!page) return { title: texts.text('Page'), lang: texts.lang, robots: 'noindex' };
        const first = page.sections.find(({ text }) => text !== '');
        const head = {
          title: page.title,
          description: page.summary || shorten(plainText(first?.text ?? '')),
          canonical: pagePath(page.slug),
          image: { url: sharePicturePath('own-pages', page.slug), alt: page.imageAlt || page.title },
          jsonLd: [breadcrumbList(url.origin, breadcrumbsOf(page), texts)],
        };
        return ownHead(head, page);
      },
    },
  };
}
