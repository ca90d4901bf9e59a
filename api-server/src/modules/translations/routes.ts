import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { countTranslations, listTranslations } from './list';
import { publishTranslation, readTranslation, saveTranslation, unpublishTranslation } from './translations';

/** The texts of content in the languages of the site. */
export async function translationRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchTranslationCounts', { summary: 'Count what is translated into a language' }, async (call) => ({
    counts: await countTranslations(call.services, call.viewer, call.params.language),
  }));
  route(app, 'fetchTranslations', { summary: 'List the translations of a collection' }, async (call) =>
    listTranslations(call.services, call.viewer, call.params, call.query),
  );
  route(app, 'fetchTranslation', { summary: 'Get the translation of an item' }, async (call) => ({
    translation: await readTranslation(call.services, call.viewer, call.params),
  }));
  route(
    app,
    'saveTranslation',
    { summary: 'Save texts of an item in a language without publishing them', bodyLimit: ARTICLE_BODY_LIMIT },
    async ({ params, body, ...change }) => ({
      message: 'Translation saved. Visitors see it when you publish.',
      translation: await saveTranslation(change, params, body),
    }),
  );
  route(
    app,
    'publishTranslation',
    { summary: 'Publish the translation of an item' },
    async ({ params, body, ...change }) => ({
      message: 'Translation published',
      translation: await publishTranslation(change, params, body.version),
    }),
  );
  route(
    app,
    'unpublishTranslation',
    { summary: 'Unpublish the translation of an item' },
    async ({ params, ...change }) => ({
      message: 'Translation unpublished. Visitors see the English texts.',
      translation: await unpublishTranslation(change, params),
    }),
  );
}
