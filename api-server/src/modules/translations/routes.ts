import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { route } from '../../contract/route';
import { importTranslations } from './import';
import { textsAsCsv, textsInCsv } from './csv';
import { countTranslations, everyText, listTexts, listTranslations } from './list';
import { previewTranslation } from './preview';
import { listTranslationRevisions, restoreTranslation } from './revisions';
import { translatableNamed } from './translatables';
import {
  agreeToDrafts,
  publishTranslation,
  readTranslation,
  saveTranslation,
  unpublishTranslation,
} from './translations';

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
  route(app, 'fetchTranslationTexts', { summary: 'List the texts of a collection for translators' }, async (call) =>
    listTexts(call.services, call.viewer, call.params, call.query),
  );
  route(
    app,
    'exportTranslations',
    { summary: 'Export the texts of a collection for translators as CSV', raw: true },
    async ({ services, viewer, params, query, reply }) => {
      // Refuses before the first byte.
      await translatableNamed(services, viewer, params);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.collection}.${params.language}.csv"`)
        .send(Readable.from(textsAsCsv(everyText(services, viewer, params, query.state))));
    },
  );
  route(
    app,
    'importTranslations',
    { summary: 'Import texts that were translated elsewhere', bodyLimit: ARTICLE_BODY_LIMIT },
    async ({ params, query, body, ...change }) => {
      const dryRun = query.dryRun === '1';
      const given = body.texts ?? (await textsInCsv(body.csv ?? ''));
      const texts = body.machine === true ? given.map((text) => ({ ...text, machine: true })) : given;
      return {
        message: dryRun ? 'The texts were checked' : 'Translations saved. Visitors see them when you publish.',
        result: await importTranslations(change, params, texts, dryRun),
      };
    },
  );
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
    'previewTranslation',
    {
      ...{ summary: 'Create a live preview of a translation that is being edited', status: 201 },
      ...{ secret: true, bodyLimit: ARTICLE_BODY_LIMIT },
    },
    async ({ params, body, ...change }) => ({
      message: 'Preview created',
      preview: await previewTranslation(change, params, body.fields),
    }),
  );
  route(
    app,
    'agreeToTranslation',
    { summary: "Agree to a machine's drafts of an item" },
    async ({ params, body, ...change }) => ({
      message: 'Agreed. Visitors see the texts when you publish.',
      translation: await agreeToDrafts(change, params, body),
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
  route(app, 'fetchTranslationRevisions', { summary: 'List the revisions of a translation' }, async (call) => ({
    revisions: await listTranslationRevisions(call.services, call.viewer, call.params),
  }));
  route(
    app,
    'restoreTranslation',
    { summary: 'Restore a revision of a translation without publishing it' },
    async ({ params, body, ...change }) => ({
      message: `Version ${params.number} restored. Visitors see it when you publish.`,
      translation: await restoreTranslation(change, params, body.version),
    }),
  );
}
