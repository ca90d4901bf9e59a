import { addBlog as addBlogCall, deleteBlog, updateBlog } from 'api-client';
import { blogCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { addBlog, editBlog, removeBlog } from './writes';

/** Writing blogs, for editors (api.md, Administration). */
export function blogWriteRoutes(app: FastifyInstance): void {
  route(
    app,
    addBlogCall,
    blogCalls.addBlog,
    async ({ body, ...change }) => ({ ...done('Blog added successfully'), blog: await addBlog(change, body) }),
    { roles: EDITORS, status: 201, bodyLimit: ARTICLE_BODY_LIMIT },
  );
  route(
    app,
    updateBlog,
    blogCalls.updateBlog,
    async ({ params, body, ...change }) => ({
      ...done('Blog updated successfully'),
      blog: await editBlog(change, params.id, body),
    }),
    { roles: EDITORS, bodyLimit: ARTICLE_BODY_LIMIT },
  );
  route(
    app,
    deleteBlog,
    blogCalls.deleteBlog,
    async ({ params, ...change }) => {
      await removeBlog(change, params.id);
      return done('Blog deleted successfully');
    },
    { roles: EDITORS },
  );
}
