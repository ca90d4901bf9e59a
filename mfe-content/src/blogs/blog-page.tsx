import { useLocation } from 'react-router-dom';
import {
  BLOGS_PATH,
  HOME_PATH,
  blogPath,
  isAddressOf,
  ownHead,
  sharePicturePath,
  type Blog,
  fetchBlog,
} from 'api-client';
import { readSearch, useSearch, type Page, notFound, movedTo } from 'federation/contract';
import { selectSelectedBlog, selectSiteSettings, useAppSelector, readOf, useRead, isNotFound } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import { ButtonLink, EmptyState, ErrorPanel, Section, SkeletonArticle } from 'ui-kit';
import { loadSiteSettings } from '../site/site-settings';
import { article, breadcrumbList } from '../site/structured-data';
import { pages } from '../remote';
import { BlogArticle } from './blog-article';
import { blogDescription } from './blog-description';
import { blogApi } from './api';
import { OtherBlogs } from './other-blogs';

const byId = (id: string) => ({ params: { id } });

/** The blog in the navigation state, if any. */
function blogOfState(state: unknown): Blog | undefined {
  if (typeof state !== 'object' || state === null || !('blog' in state)) return undefined;
  const { blog } = state;
  return typeof blog === 'object' && blog !== null && '_id' in blog && 'title' in blog ? (blog as Blog) : undefined;
}

function BlogPage() {
  const search = useSearch(pages.blog);
  const brought = [blogOfState(useLocation().state), useAppSelector(selectSelectedBlog) ?? undefined];
  const id = search.get('id') ?? brought.find((blog) => blog !== undefined)?._id ?? '';
  const { currentData: loaded, isFetching, isError, refetch } = useRead(fetchBlog, byId(id), { skip: id === '' });
  // The navigation state has only a card's fields; the text is loaded.
  const blog = loaded ?? brought.find((known) => known && (known._id === id || known.slug === id));

  if (blog && (blog.content !== '' || isFetching)) {
    return (
      <>
        <BlogArticle key={blog._id} blog={blog} />
        <OtherBlogs blogId={blog._id} />
      </>
    );
  }
  if (isFetching) {
    return (
      <Section>
        <SkeletonArticle />
      </Section>
    );
  }
  return (
    <Section>
      {isError ? (
        <ErrorPanel
          title="The blog could not be loaded"
          headingLevel={1}
          message="Please try again in a moment."
          onRetry={refetch}
          busy={isFetching}
        />
      ) : (
        <EmptyState
          title="No blog details available."
          headingLevel={1}
          drawing="documents"
          action={
            <ButtonLink href={BLOGS_PATH} variant="secondary">
              All blogs
            </ButtonLink>
          }
        />
      )}
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
      if (found?.data) await store.dispatch(blogOthers.initiate({ page: 1, except: found.data._id }));
      return null;
    },
    action: async ({ request }) => (await import('./like-action')).likeAction(store, request),
    handle: {
      navbar: 'solid',
      head: (state, { url }) => {
        const id = readSearch(pages.blog, url).get('id') ?? '';
        const blog = blogById.select(byId(id))(state).data ?? state.interface.selectedBlog ?? undefined;
        if (!blog) return { title: 'Blog', robots: 'noindex' };
        const path = blogPath(blog.slug || blog._id);
        const description = blogDescription(blog);
        const breadcrumbs = [
          { label: 'Home', href: HOME_PATH },
          { label: 'Blogs', href: BLOGS_PATH },
          { label: blog.title, href: path },
        ];
        const facts = {
          type: 'BlogPosting',
          address: path,
          title: blog.title,
          description,
          image: blog.blogImg,
          author: blog.author,
          published: blog.Date || blog.createdAt,
          modified: blog.updatedAt,
          publisher: selectSiteSettings(state),
        } as const;
        const head = {
          title: blog.title,
          description,
          canonical: path,
          type: 'article' as const,
          image: { url: sharePicturePath('blogs', blog.slug || blog._id), alt: blog.title },
          jsonLd: [article(url.origin, facts), breadcrumbList(url.origin, breadcrumbs)],
        };
        return ownHead(head, blog);
      },
    },
  };
}
