import { NEWS_PATH, sharePicturePath, pageCountOf } from 'api-client';
import { redirect } from 'react-router-dom';
import { readSearch, useSearch, type Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';
import { ButtonLink, EmptyState, ErrorPanel, Section, SkeletonCards } from 'ui-kit';
import { Pager } from 'ui-kit/pager';
import { FeedLinks, feedsOf } from '../site/feed-links';
import { documentHead, PageHead, type PageFacts } from '../site/page-head';
import { loadSiteSettings } from '../site/site-settings';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { NewsFilterBar } from './news-filter-bar';
import { newsApi, useNewsCardsQuery } from './api';
import { NEWS_PER_PAGE, newsAddress, newsList } from './news-filter';
import { NewsStories } from './news-stories';

/** The page's description in the language of the document. */
const pageIn = ({ text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  path: NEWS_PATH,
  label: text('News'),
  title: text('What is new'),
  lead: text('Projects, people and results of the company, from the field and from the plants.'),
  lang,
});

function NewsPage() {
  const choice = newsList.read(useSearch(pages.news));
  const texts = useTexts();
  const { text, lang, contentLang } = texts;
  const { data, isLoading, isFetching, isError, refetch } = useNewsCardsQuery(choice);
  const { news = [], total = 0, categories = [], years = [] } = data ?? {};
  const nothingAtAll = categories.length === 0;

  return (
    <>
      <PageHead page={pageIn(texts)}>
        <FeedLinks of="news" />
      </PageHead>
      <Section spacing="tight" aria-label={text('News')} lang={lang} contentLang={contentLang}>
        {isLoading && <SkeletonCards count={9} label={text('Loading…')} />}
        {!isLoading &&
          nothingAtAll &&
          (isError ? (
            <ErrorPanel
              title={<span lang={lang}>{text('This part could not be loaded')}</span>}
              message={<span lang={lang}>{text('The news could not be loaded.')}</span>}
              retry={<span lang={lang}>{text('Try again')}</span>}
              onRetry={refetch}
              busy={isFetching}
            />
          ) : (
            <EmptyState title={<span lang={lang}>{text('No news available')}</span>} drawing="documents" />
          ))}
        {!nothingAtAll && (
          <>
            <NewsFilterBar categories={categories} years={years} choice={choice} found={total} />
            {news.length === 0 ? (
              <EmptyState
                title={<span lang={lang}>{text('No news found matching your search')}</span>}
                drawing="search"
                action={
                  <ButtonLink href={NEWS_PATH} variant="secondary" lang={lang}>
                    {text('Show all news')}
                  </ButtonLink>
                }
              />
            ) : (
              <NewsStories items={news} choice={choice} />
            )}
            <Pager
              page={choice.page}
              pageCount={pageCountOf(total, NEWS_PER_PAGE)}
              hrefFor={(next) => newsAddress({ ...choice, page: next })}
              text={text}
              lang={lang}
              label={text('Pages of news')}
            />
          </>
        )}
      </Section>
    </>
  );
}

/** The list of news with search, category and year (`/news`). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: NewsPage,
    loader: async ({ request }) => {
      const choice = newsList.read(readSearch(pages.news, request.url));
      const [{ data }] = await Promise.all([
        store.dispatch(newsApi.endpoints.newsCards.initiate(choice)),
        loadSiteSettings(store),
      ]);
      const last = pageCountOf(data?.total ?? 0, NEWS_PER_PAGE);
      if (data && choice.page > last) return redirect(newsAddress({ ...choice, page: last }));
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (state, { url }) => {
        const texts = textsOf(state);
        return {
          ...documentHead(pageIn(texts), url.origin, texts),
          canonical: newsAddress({ page: newsList.read(readSearch(pages.news, url)).page }),
          image: { url: sharePicturePath('pages', NEWS_PATH), alt: texts.text('News') },
          feeds: feedsOf('news', texts.text('News'), texts.lang),
        };
      },
    },
  };
}
