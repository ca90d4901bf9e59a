import { BLOGS_PATH, sharePicturePath, pageCountOf } from 'api-client';
import { redirect, useNavigate } from 'react-router-dom';
import { readSearch, useSearch, type Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';
import { EmptyState, ErrorPanel, Section, SkeletonCards } from 'ui-kit';
import { Pager } from 'ui-kit/pager';
import { documentHead, PageHead, type PageFacts } from '../site/page-head';
import { loadSiteSettings } from '../site/site-settings';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { blogApi, useBlogCardsQuery } from './api';
import { BlogFilter } from './blog-filter';
import { BLOGS_PER_PAGE, blogList, blogsAddress } from './blog-list';
import { BlogStories } from './blog-stories';
import { FeedLinks, feedsOf } from '../site/feed-links';
import { MOST_READ, MostRead } from './most-read';

/** The page's description in the language of the document. */
const pageIn = ({ text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  path: BLOGS_PATH,
  label: text('Blogs'),
  title: text('Notes from the field and the bench'),
  lead: text('Field notes, laboratory results and lessons from our engineers and chemists.'),
  lang,
});

function BlogsPage() {
  const choice = blogList.read(useSearch(pages.blogs));
  const navigate = useNavigate();
  const texts = useTexts();
  const { text, lang, contentLang } = texts;
  const { data, isLoading, isFetching, isError, refetch } = useBlogCardsQuery(choice);
  const { blogs = [], total = 0, tags = [] } = data ?? {};
  const addressOf = (page: number): string => blogsAddress({ ...choice, page });

  return (
    <>
      <PageHead page={pageIn(texts)}>
        <FeedLinks of="blogs" />
      </PageHead>
      <Section spacing="tight" aria-label={text('Blogs')} lang={lang} contentLang={contentLang}>
        {isLoading && <SkeletonCards count={BLOGS_PER_PAGE} shape="tall" label={text('Loading…')} />}
        {!isLoading &&
          blogs.length === 0 &&
          (isError ? (
            <ErrorPanel
              title={<span lang={lang}>{text('This part could not be loaded')}</span>}
              message={<span lang={lang}>{text('The blogs could not be loaded.')}</span>}
              retry={<span lang={lang}>{text('Try again')}</span>}
              onRetry={refetch}
              busy={isFetching}
            />
          ) : (
            <EmptyState title={<span lang={lang}>{text('No blogs available')}</span>} drawing="documents" />
          ))}
        {blogs.length > 0 && (
          <>
            <BlogFilter tags={tags} tag={choice.filters.tag} />
            <BlogStories
              blogs={blogs}
              total={total}
              choice={choice}
              onPage={(page) => void navigate(addressOf(page), { preventScrollReset: true })}
            />
            <Pager
              page={choice.page}
              pageCount={pageCountOf(total, BLOGS_PER_PAGE)}
              hrefFor={addressOf}
              text={text}
              lang={lang}
              label={text('Pages of blogs')}
            />
          </>
        )}
      </Section>
      {blogs.length > 0 && <MostRead />}
    </>
  );
}

/** The list of blogs, nine at a time (specification, section 2, `/blogs`). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: BlogsPage,
    loader: async ({ request }) => {
      const { blogCards, blogMostRead } = blogApi.endpoints;
      const choice = blogList.read(readSearch(pages.blogs, request.url));
      const [{ data }] = await Promise.all([
        store.dispatch(blogCards.initiate(choice)),
        store.dispatch(blogMostRead.initiate(MOST_READ)),
        loadSiteSettings(store),
      ]);
      const last = pageCountOf(data?.total ?? 0, BLOGS_PER_PAGE);
      if (data && choice.page > last) return redirect(blogsAddress({ ...choice, page: last }));
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (state, { url }) => {
        const texts = textsOf(state);
        return {
          ...documentHead(pageIn(texts), url.origin, texts),
          canonical: blogsAddress({ page: blogList.read(readSearch(pages.blogs, url)).page }),
          image: { url: sharePicturePath('pages', BLOGS_PATH), alt: texts.text('Blogs') },
          feeds: feedsOf('blogs', texts.text('Blogs'), texts.lang),
        };
      },
    },
  };
}
