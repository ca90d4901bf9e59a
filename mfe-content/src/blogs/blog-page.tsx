import { useLocation } from 'react-router-dom';
import { blogPath, BLOGS_PATH, fetchBlog, isAddressOf, type Blog } from 'api-client';
import { readSearch, useSearch, type Page, notFound, movedTo } from 'federation/contract';
import { selectSelectedBlog, selectSiteSettings, useAppSelector, readOf, useRead, isNotFound } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import { ButtonLink, EmptyState, Section } from 'ui-kit';
import { ArticleFallback } from '../site/article-fallback';
import { articleHead } from '../site/article-head';
import { loadSiteSettings } from '../site/site-settings';
import { pages } from '../remote';
import { Slot } from '../slot';
import { textsOf, useTexts } from '../texts';
import { BlogArticle } from './blog-article';
import { blogDescription } from './blog-description';
import { blogApi } from './api';
import { chartChunks, loadCharts } from 'ui-kit/lazy-chart';
import { OtherBlogs } from './other-blogs';

const byId = (id: string) => ({ params: { id } });

/** The blog in the navigation state, if any. */
function blogOfState(state: unknown): Blog | undefined {
  if (typeof state !== 'object' || state === null || !('blog' in state)) return undefined;
  const { blog } = state;
  return typeof blog === 'object' && blog !== null && '_id' in blog && 'title' in blog ? (blog as Blog) : undefined;
}

function BlogPage() {
  const { text, lang } = useTexts();
  const search = useSearch(pages.blog);
  const brought = [blogOfState(useLocation().state), useAppSelector(selectSelectedBlog) ?? undefined];
  const id = search.get('id') ?? brought.find((blog) => blog !== undefined)?._id ?? '';
  const { currentData: loaded, ...read } = useRead(fetchBlog, byId(id), { skip: id === '' });
  // The navigation state has only a card's fields; the text is loaded.
  const blog = loaded ?? brought.find((known) => known && (known._id === id || known.slug === id));

  if (blog && (blog.content !== '' || read.isFetching)) {
    return (
      <>
        <BlogArticle key={blog._id} blog={blog} />
        <Slot name="blog.below" input={{ topics: blog.tags }} />
        <OtherBlogs blogId={blog._id} />
      </>
    );
  }
  if (read.isFetching || read.isError)
    return <ArticleFallback title="The blog could not be loaded" isLoading={read.isFetching} read={read} />;
  return (
    <Section>
      <EmptyState
        title={<span lang={lang}>{text('No blog details available.')}</span>}
        headingLevel={1}
        drawing="documents"
        action={
          <ButtonLink href={BLOGS_PATH} variant="secondary" lang={lang}>
            {text('All blogs')}
          </ButtonLink>
        }
      />
    </Section>
  );
}

/** A blog (specification, section 2, `/blogs/blog-details`), by its address or by navigation state. */
export function page(store: AppStore): Page<RootState> {
  const blogById = readOf(fetchBlog);
  const { blogOthers } = blogApi.endpoints;
  return {
    Component: BlogPage,
    loader: async ({ request }) => {
      const id = readSearch(pages.blog, request.url).get('id');
      const [found] = await Promise.all([
        id ? store.dispatch(blogById.initiate(byId(id))) : undefined,
        loadSiteSettings(store),
      ]);
      if (isNotFound(found?.error)) notFound();
      if (id && found?.data && !isAddressOf(found.data, id)) movedTo(blogPath(found.data.slug));
      if (found?.data)
        await Promise.all([
          loadCharts(found.data.charts),
          store.dispatch(blogOthers.initiate({ page: 1, except: found.data._id })),
        ]);
      return null;
    },
    action: async ({ request }) =>
      (await import(/* webpackChunkName: "form-actions" */ './like-action')).likeAction(store, request),
    handle: {
      navbar: 'solid',
      chunks: (state, { url }) =>
        chartChunks(blogById.select(byId(readSearch(pages.blog, url).get('id') ?? ''))(state).data?.charts),
      head: (state, { url }) => {
        const id = readSearch(pages.blog, url).get('id') ?? '';
        const blog = blogById.select(byId(id))(state).data ?? state.interface.selectedBlog ?? undefined;
        const texts = textsOf(state);
        if (!blog) return { title: texts.text('Blog'), lang: texts.lang, robots: 'noindex' };
        const facts = {
          type: 'BlogPosting',
          collection: 'blogs',
          list: ['Blogs', BLOGS_PATH],
          address: blogPath(blog.slug || blog._id),
          title: blog.title,
          description: blogDescription(blog),
          image: blog.blogImg,
          author: blog.author,
          published: blog.Date || blog.createdAt,
          modified: blog.updatedAt,
          publisher: selectSiteSettings(state),
        } as const;
        return articleHead(url.origin, facts, blog, texts);
      },
    },
  };
}
