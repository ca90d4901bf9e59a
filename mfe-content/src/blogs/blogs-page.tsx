import { useSearchParams } from 'react-router-dom';
import type { Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';
import { EmptyState, Pager, Section, SkeletonCards } from 'ui-kit';
import { BLOGS_PATH } from '../paths';
import { PageHead } from '../site/page-head';
import { sharePicture } from '../site/share-picture';
import { loadSiteSettings } from '../site/site-settings';
import { breadcrumbList } from '../site/structured-data';
import { TryAgain } from '../site/try-again';
import { blogApi, useBlogCardsQuery } from './blog-endpoints';
import { BlogFilter } from './blog-filter';
import { blogPageCount, blogPageNumber } from './blog-paging';
import { BlogRow } from './blog-row';
import { FeedLinks } from '../site/feed-links';
import { MostRead } from './most-read';
import classes from './blogs-page.module.css';

const DESCRIPTION = 'Field notes, laboratory results and lessons from our engineers and chemists.';
const TRAIL = [
  { label: 'Home', href: '/home' },
  { label: 'Blogs', href: BLOGS_PATH },
];

function pageAddress(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  const query = next.toString();
  return query === '' ? BLOGS_PATH : `${BLOGS_PATH}?${query}`;
}

function BlogsPage() {
  const [search, setSearch] = useSearchParams();
  const { data: all, isLoading, isFetching, isError, refetch } = useBlogCardsQuery();
  const tag = search.get('tag');
  const blogs = (all ?? []).filter(({ tags }) => tag === null || tags.includes(tag));
  const page = blogPageNumber(search.get('page'), blogs.length);
  const toPage = (next: number) =>
    setSearch(new URL(pageAddress(search, next), 'http://site').searchParams, { preventScrollReset: true });

  return (
    <>
      <PageHead trail={TRAIL} eyebrow="Blogs" title="Notes from the field and the bench" lead={DESCRIPTION}>
        <FeedLinks of="blogs" />
      </PageHead>
      <Section spacing="tight" aria-label="Blogs">
        {isLoading && <SkeletonCards count={3} />}
        {!isLoading && blogs.length === 0 && (
          <EmptyState
            title="No blogs available"
            drawing="documents"
            action={isError ? <TryAgain onRetry={refetch} busy={isFetching} /> : undefined}
          />
        )}
        {blogs.length > 0 && (
          <>
            <BlogFilter blogs={all ?? []} tag={tag} />
            <BlogRow blogs={blogs} page={page} onPage={toPage} show headingLevel={2} />
            <div className={classes.pager}>
              <Pager
                page={page}
                pageCount={blogPageCount(blogs.length)}
                hrefFor={(next) => pageAddress(search, next)}
                label="Pages of blogs"
              />
            </div>
          </>
        )}
      </Section>
      {blogs.length > 0 && <MostRead blogs={all ?? []} />}
    </>
  );
}

/** The list of blogs, three at a time (specification, section 2, `/blogs`). */
export function blogsPage(store: AppStore): Page<RootState> {
  return {
    Component: BlogsPage,
    loader: async () => {
      await Promise.all([store.dispatch(blogApi.endpoints.blogCards.initiate()), loadSiteSettings(store)]);
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (_state, { url }) => ({
        title: 'Blogs',
        description: DESCRIPTION,
        canonical: pageAddress(new URLSearchParams(), Number(url.searchParams.get('page') ?? '1')),
        image: { url: sharePicture('pages', 'blogs'), alt: 'Blogs' },
        feeds: [
          { title: 'Blogs', href: '/blogs/feed.xml', type: 'application/rss+xml' },
          { title: 'Blogs', href: '/blogs/atom.xml', type: 'application/atom+xml' },
        ],
        jsonLd: [breadcrumbList(url.origin, TRAIL)],
      }),
    },
  };
}
