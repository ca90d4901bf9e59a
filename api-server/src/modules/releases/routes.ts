import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { addReleaseItem, removeReleaseItem } from './item-list';
import { publishRelease, undoRelease } from './publication';
import { createRelease, deleteRelease, linkToRelease, listReleases, readRelease, updateRelease } from './releases';

/** Named sets of changes that visitors see at one moment. */
export async function releaseRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchReleases', { summary: 'List the releases' }, async ({ services, viewer }) => ({
    releases: await listReleases(services, viewer),
  }));
  route(app, 'fetchRelease', { summary: 'Get a release with its items' }, async ({ services, params, viewer }) => ({
    release: await readRelease(services, params.id, viewer),
  }));
  route(app, 'createRelease', { summary: 'Create a release', status: 201 }, async ({ body, ...change }) => ({
    message: 'Release created',
    release: await createRelease(change, body.name),
  }));
  route(app, 'updateRelease', { summary: 'Rename or schedule a release' }, async ({ params, body, ...change }) => ({
    message: 'Release saved',
    release: await updateRelease(change, params.id, body),
  }));
  route(app, 'deleteRelease', { summary: 'Delete a release, not its items' }, async ({ params, ...change }) => {
    await deleteRelease(change, params.id);
    return { message: 'Release deleted. Its items stay as they are.' };
  });
  route(
    app,
    'addReleaseItem',
    { summary: 'Add an item or a translation to a release', bodyLimit: ARTICLE_BODY_LIMIT },
    async ({ params, query, body, ...change }) => {
      await addReleaseItem(change, { ...params, ...query }, body);
      return { message: 'Added to the release' };
    },
  );
  route(
    app,
    'removeReleaseItem',
    { summary: 'Remove an item or a translation from a release' },
    async ({ params, query, ...change }) => {
      await removeReleaseItem(change, { ...params, ...query });
      return { message: 'Removed from the release' };
    },
  );
  route(app, 'publishRelease', { summary: 'Publish a release' }, async ({ params, ...change }) => {
    await publishRelease(change, params.id);
    return { message: 'Release published' };
  });
  route(app, 'undoRelease', { summary: 'Undo a release' }, async ({ params, ...change }) => {
    await undoRelease(change, params.id);
    return { message: 'Release undone. Visitors see the site as before.' };
  });
  route(
    app,
    'createReleaseLink',
    { summary: 'Create a link to the site with a release', status: 201, secret: true },
    async ({ params, ...change }) => ({ message: 'The link is ready', link: await linkToRelease(change, params.id) }),
  );
}
