import type { Blog, ContentListQuery, Facet, ListQuery } from 'api-client';
import { and, arrayOverlaps, inArray, ne } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { isShown, withStatus } from '../../content/visibility';
import { blogs } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { listFieldsOf, listPage, offsetOf } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import { several, type ReadQuery } from '../../listing/read-query';
import { matchingFolded } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { blogsOf, countTags, findBlog, mostReadFirst, newestBlogsFirst, toBlog, type BlogRow } from './repository';

export type BlogQuery = ReadQuery<Omit<ContentListQuery, 'sort'>> & {
  sort?: ListQuery['sort'] | '-views';
  tag?: string | string[] | undefined;
  author?: string | string[] | undefined;
  except?: string | undefined;
  page?: number | undefined;
  facets?: '0' | '1' | undefined;
};

/** `-views` is an order of this list's own. */
function orderFor({ sort }: BlogQuery) {
  if (sort !== '-views') return orderOf(blogs, sort, newestBlogsFirst);
  return { ...orderOf(blogs, undefined, mostReadFirst), name: sort };
}

/** Blogs, newest first; `tag` and `author` take several values. The facets are those of all published blogs. */
export async function listBlogs({ db, clock }: Services, query: BlogQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const tags = several(query.tag);
  const authors = several(query.author);
  const where = and(
    withStatus(blogs, query.status, viewer, EDITORS, now),
    tags && arrayOverlaps(blogs.tags, tags),
    authors && inArray(blogs.author, authors),
    query.except ? ne(blogs.id, query.except) : undefined,
    matchingFolded(query.search, [blogs.title, blogs.summary, blogs.content, blogs.author]),
  );
  const page = await listPage(blogsOf(db, offsetOf(query)), orderFor(query), where, query);
  const facets: Facet[] | undefined =
    query.facets === '1' ? [{ field: 'tag', values: await countTags(db, now) }] : undefined;
  return { blogs: page.rows.map((row) => toBlog(row, now)), ...listFieldsOf(page), ...(facets && { facets }) };
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
