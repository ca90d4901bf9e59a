import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { blogLikes, blogs, blogViews } from '../../database/schema';
import type { Services } from '../../services';
import { siteDay } from '../../content/site-dates';
import { findShown } from '../../content/find-content';

const BLOG = { table: blogs, collection: 'blogs', what: 'Blog' } as const;

async function likesOf(db: Database, blogId: string): Promise<number> {
  const [row] = await db.select({ likes: blogs.likes }).from(blogs).where(eq(blogs.id, blogId));
  return row?.likes ?? 0;
}

/** The current views and likes of a blog: the page around it may be cached. */
interface Reactions {
  readonly views: number;
  readonly likes: number;
}

/** Counts one view per visitor and day. @returns the views and the likes */
export async function viewBlog(services: Services, idOrSlug: string, visitor: string): Promise<Reactions> {
  const { id, views, likes } = await findShown(services, BLOG, idOrSlug, undefined);
  const day = await siteDay(services.db, services.clock.now());
  return services.db.transaction(async (tx) => {
    const counted = await tx.insert(blogViews).values({ blogId: id, visitor, day }).onConflictDoNothing().returning();
    if (counted.length === 0) return { views, likes };
    const [row] = await tx
      .update(blogs)
      .set({ views: sql`${blogs.views} + 1` })
      .where(eq(blogs.id, id))
      .returning();
    return { views: row?.views ?? views, likes: row?.likes ?? likes };
  });
}

/** Adds one like per visitor; further ones change nothing. @returns the likes */
export async function likeBlog(services: Services, idOrSlug: string, visitor: string): Promise<number> {
  const { id } = await findShown(services, BLOG, idOrSlug, undefined);
  return services.db.transaction(async (tx) => {
    const like = { blogId: id, visitor, at: services.clock.now() };
    const liked = await tx.insert(blogLikes).values(like).onConflictDoNothing().returning();
    if (liked.length > 0)
      await tx
        .update(blogs)
        .set({ likes: sql`${blogs.likes} + 1` })
        .where(eq(blogs.id, id));
    return likesOf(tx, id);
  });
}

/** Removes the visitor's like, if any. @returns the likes */
export async function unlikeBlog(services: Services, idOrSlug: string, visitor: string): Promise<number> {
  const { id } = await findShown(services, BLOG, idOrSlug, undefined);
  return services.db.transaction(async (tx) => {
    const mine = and(eq(blogLikes.blogId, id), eq(blogLikes.visitor, visitor));
    const taken = await tx.delete(blogLikes).where(mine).returning();
    if (taken.length > 0) {
      await tx
        .update(blogs)
        .set({ likes: sql`greatest(${blogs.likes} - 1, 0)` })
        .where(eq(blogs.id, id));
    }
    return likesOf(tx, id);
  });
}
