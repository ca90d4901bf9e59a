import { addNews, deleteNews, updateNews } from 'api-client';
import { newsCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { addNewsItem, editNewsItem, removeNewsItem } from './writes';

/** Writing news, for editors (api.md, Administration). */
export function newsWriteRoutes(app: FastifyInstance): void {
  route(
    app,
    addNews,
    newsCalls.addNews,
    async ({ body, ...change }) => ({ ...done('News added successfully'), newsItem: await addNewsItem(change, body) }),
    { roles: EDITORS, status: 201, bodyLimit: ARTICLE_BODY_LIMIT },
  );
  route(
    app,
    updateNews,
    newsCalls.updateNews,
    async ({ params, body, ...change }) => ({
      ...done('News updated successfully'),
      newsItem: await editNewsItem(change, params.id, body),
    }),
    { roles: EDITORS, bodyLimit: ARTICLE_BODY_LIMIT },
  );
  route(
    app,
    deleteNews,
    newsCalls.deleteNews,
    async ({ params, ...change }) => {
      await removeNewsItem(change, params.id);
      return done('News deleted successfully');
    },
    { roles: EDITORS },
  );
}
