import { BLOGS_PATH, HOME_PATH, sharePicturePath, feedPath } from 'api-client';
import { redirect, useNavigate } from 'react-router-dom';
import { readSearch, useSearch, type SearchOf, type Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';
import { EmptyState, ErrorPanel, Section, SkeletonCards } from 'ui-kit';
import { Pager } from 'ui-kit/pager';
import { PageHead } from '../site/page-head';
import { readPageNumber } from '../site/page-number';
import { loadSiteSettings } from '../site/site-settings';
import { breadcrumbList } from '../site/structured-data';
import { pages } from '../remote';
import { blogApi, useBlogCardsQuery } from './blog-endpoints';
import type { BlogChoice } from './blog-endpoints';
import { BlogFilter } from './blog-filter';
import { BLOGS_PER_PAGE, blogPageCount } from './blog-paging';
import { BlogRow } from './blog-row';
import { FeedLinks } from '../site/feed-links';
import { MOST_READ, MostRead } from './most-read';
import classes from './blogs-page.module.css';

const DESCRIPTION = 'Field notes, laboratory results and lessons from our engineers and chemists.';
const BREADCRUMBS = [
  { label: 'Home', href: HOME_PATH },
  { label: 'Blogs', href: BLOGS_PATH },
];

/** The query of an address; a tag is cut to the maximum length. */
function readChoice(search: SearchOf<typeof pages.blogs>): BlogChoice {
  return { page: readPageNumber(search.get('page')), tag: search.get('tag')?.slice(0, 60) || null };
}

/** The address of a query, without other parameters of the current address. */
function addressOf({ page, tag }: BlogChoice): string {
  const next = new URLSearchParams();
  if (tag) next.set('tag', tag);
  if (page > 1) next.set('page', String(page));
  const query = next.toString();
  return query === '' ? BLOGS_PATH : `${BLOGS_PATH}?${query}`;
}

function BlogsPage() {
  const search = useSearch(pages.blogs);
  const navigate = useNavigate();
  const { page, tag } = readChoice(search);
  const { data, isLoading, isFetching, isError, refetch } = useBlogCardsQuery({ page, tag });
  const { blogs = [], total = 0, tags = [] } = data ?? {};
  const toPage = (next: number): void => void navigate(addressOf({ page: next, tag }), { preventScrollReset: true });

  return (
    <>
      <PageHead breadcrumbs={BREADCRUMBS} eyebrow="Blogs" title="Notes from the field and the bench" lead={DESCRIPTION}>
        <FeedLinks of="blogs" />
      </PageHead>
      <Section spacing="tight" aria-label="Blogs">
        {isLoading && <SkeletonCards count={BLOGS_PER_PAGE} shape="tall" />}
        {!isLoading &&
          blogs.length === 0 &&
          (isError ? (
            <ErrorPanel message="The blogs could not be loaded." onRetry={refetch} busy={isFetching} />
          ) : (
            <EmptyState title="No blogs available" drawing="documents" />
          ))}
        {blogs.length > 0 && (
          <>
            <BlogFilter tags={tags} tag={tag} />
            <BlogRow
              blogs={blogs}
              total={total}
              perPage={BLOGS_PER_PAGE}
              page={page}
              onPage={toPage}
              show
              headingLevel={2}
            />
            <div className={classes.pager}>
              <Pager
                page={page}
                pageCount={blogPageCount(total, BLOGS_PER_PAGE)}
                hrefFor={(next) => addressOf({ page: next, tag })}
                label="Pages of blogs"
              />
            </div>
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
      const choice = readChoice(readSearch(pages.blogs, request.url));
      const [{ data }] = await Promise.all([
        store.dispatch(blogCards.initiate(choice)),
        store.dispatch(blogMostRead.initiate(MOST_READ)),
        loadSiteSettings(store),
      ]);
      const last = blogPageCount(data?.total ?? 0, BLOGS_PER_PAGE);
      if (data && choice.page > last) return redirect(addressOf({ ...choice, page: last }));
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (_state, { url }) => ({
        title: 'Blogs',
        description: DESCRIPTION,
        canonical: addressOf({ page: readChoice(readSearch(pages.blogs, url)).page, tag: null }),
        image: { url: sharePicturePath('pages', BLOGS_PATH), alt: 'Blogs' },
        feeds: [
          { title: 'Blogs', href: feedPath('blogs', 'rss'), type: 'application/rss+xml' },
          { title: 'Blogs', href: feedPath('blogs', 'atom'), type: 'application/atom+xml' },
        ],
        jsonLd: [breadcrumbList(url.origin, BREADCRUMBS)],
      }),
    },
  };
}
