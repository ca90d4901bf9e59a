import { useParams } from 'react-router-dom';
import { fetchNewsItem, isAddressOf, NEWS_PATH, newsItemPath, type NewsItem } from 'api-client';
import { notFound, movedTo, type Page } from 'federation/contract';
import { readOf, selectSiteSettings, type AppStore, type RootState, useRead, isNotFound } from 'shared-store';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { ArticleFallback } from '../site/article-fallback';
import { articleHead } from '../site/article-head';
import { loadSiteSettings } from '../site/site-settings';
import { textsOf, useTexts } from '../texts';
import { NewsArticle } from './news-article';
import { newsDescription } from './api';
import { latestNewsApi, useNewsLatestQuery } from './latest-api';
import { NewsList } from './news-list';

const OTHERS = 3;
/** One more than the page shows, because the item itself may be among them. */
const LATEST = OTHERS + 1;

const byId = (id: string) => ({ params: { id } });

function OtherNews({ item }: { readonly item: NewsItem }) {
  const { text, lang } = useTexts();
  const { data: latest } = useNewsLatestQuery(LATEST);
  const others = (latest ?? []).filter(({ _id }) => _id !== item._id).slice(0, OTHERS);
  if (others.length === 0) return null;
  return (
    <Section tone="mist" spacing="tight" aria-labelledby="other-news">
      <SectionHead
        id="other-news"
        title={<span lang={lang}>{text('More news')}</span>}
        action={
          <ButtonLink href={NEWS_PATH} variant="secondary" lang={lang}>
            {text('All news')}
          </ButtonLink>
        }
      />
      <NewsList items={others} />
    </Section>
  );
}

function NewsItemPage() {
  const { slug = '' } = useParams();
  const { currentData: item, ...read } = useRead(fetchNewsItem, byId(slug));
  if (!item)
    return <ArticleFallback title="The news item could not be loaded" isLoading={read.isFetching} read={read} />;
  return (
    <>
      <NewsArticle item={item} />
      <OtherNews item={item} />
    </>
  );
}

/** A news item, by id or slug (`/news/{slug}`). */
export function page(store: AppStore): Page<RootState> {
  const newsItemById = readOf(fetchNewsItem);
  const { newsLatest } = latestNewsApi.endpoints;
  return {
    Component: NewsItemPage,
    loader: async ({ params }) => {
      const [found] = await Promise.all([
        store.dispatch(newsItemById.initiate(byId(params.slug ?? ''))),
        store.dispatch(newsLatest.initiate(LATEST)),
        loadSiteSettings(store),
      ]);
      if (isNotFound(found.error)) notFound();
      const item = found.data;
      if (item && !isAddressOf(item, params.slug ?? '')) movedTo(newsItemPath(item.slug));
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (state, { params, url }) => {
        const item = newsItemById.select(byId(params.slug ?? ''))(state).data;
        const texts = textsOf(state);
        if (!item) return { title: texts.text('News'), lang: texts.lang, robots: 'noindex' };
        const facts = {
          type: 'NewsArticle',
          collection: 'news',
          list: ['News', NEWS_PATH],
          address: newsItemPath(item.slug || item._id),
          title: item.title,
          description: newsDescription(item),
          image: item.image,
          author: item.author,
          published: item.date || item.createdAt,
          modified: item.updatedAt,
          publisher: selectSiteSettings(state),
        } as const;
        return articleHead(url.origin, facts, item, texts);
      },
    },
  };
}
