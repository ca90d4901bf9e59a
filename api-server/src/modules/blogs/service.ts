import type { Blog, ContentListQuery } from 'api-client';
import { and, arrayOverlaps, inArray } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { isShown, withStatus } from '../../content/visibility';
import { blogs } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import { several, type ReadQuery } from '../../listing/read-query';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { blogsOf, findBlog, newestBlogsFirst, toBlog, type BlogRow } from './repository';

export type BlogQuery = ReadQuery<ContentListQuery> & {
  tag?: string | string[] | undefined;
  author?: string | string[] | undefined;
};

/** Blogs, newest first; `tag` and `author` take several values. */
export async function listBlogs({ db, clock }: Services, query: BlogQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const tags = several(query.tag);
  const authors = several(query.author);
  const where = and(
    withStatus(blogs, query.status, viewer, EDITORS, now),
    tags && arrayOverlaps(blogs.tags, tags),
    authors && inArray(blogs.author, authors),
    matching(query.search, [blogs.title, blogs.summary, blogs.content, blogs.author]),
  );
  const page = await listPage(blogsOf(db), orderOf(blogs, query.sort, newestBlogsFirst), where, query);
  return { blogs: page.rows.map((row) => toBlog(row, now)), ...listFieldsOf(page) };
}

/** @throws 404 when there is none, or none that this viewer may see. */
export async function findShownBlog(
  { db, clock }: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<BlogRow> {
  const row = await findBlog(db, idOrSlug);
  if (!row || !isShown(row, viewer, EDITORS, clock.now())) throw notFound('Blog');
  return row;
}

export async function getBlog(services: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<Blog> {
  return toBlog(await findShownBlog(services, idOrSlug, viewer), services.clock.now());
}
